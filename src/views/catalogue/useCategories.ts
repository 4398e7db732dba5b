import type { listCategories as listCall } from '../../../contract/catalogue.ts'
import { listCategories } from '../../services/catalogue.ts'
import { takeFirstAnswer } from '../../services/firstData.ts'
import { useResource } from '../actors/useResource.ts'

export function useCategories() {
  return useResource(
    ['categories'],
    (signal) => listCategories({ signal }),
    () => takeFirstAnswer<typeof listCall>('/api/catalogue/categories', {}),
  )
}
