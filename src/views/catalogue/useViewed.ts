import { useState } from 'react'
import { listCards } from '../../services/catalogue.ts'
import { readViewed } from '../../services/viewedProducts.ts'
import { useResource } from '../actors/useResource.ts'
import { useShown } from '../actors/useShown.ts'

/** What was looked at in this browser, the latest first, but for what is shown now; null: not yet here. */
export function useViewed(except?: number) {
  const [ids, setIds] = useState(readViewed)
  useShown(() => setIds(readViewed()))
  const wanted = ids.filter((id) => id !== except)
  const { data, failure } = useResource(['viewed', wanted.join()], async (signal) =>
    wanted.length === 0 ? { list: [] } : listCards(wanted, { signal }),
  )
  return data?.list ?? (failure ? [] : null)
}
