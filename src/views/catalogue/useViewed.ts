import { useState } from 'react'
import { listCards } from '../../services/catalogue.ts'
import { readViewed } from '../../services/viewedProducts.ts'
import { useResource } from '../actors/useResource.ts'
import { useShown } from '../actors/useShown.ts'

/**
 * The products viewed in this browser, latest first, except the one shown. Null while they load.
 */
export function useViewed(except?: number) {
  const [ids, setIds] = useState(readViewed)
  useShown(() => setIds(readViewed()))
  const wanted = ids.filter((id) => id !== except)
  const { data, failure } = useResource(['viewed', wanted.join()], async (signal) =>
    wanted.length === 0 ? { list: [] } : listCards(wanted, { signal }),
  )
  return data?.list ?? (failure ? [] : null)
}
