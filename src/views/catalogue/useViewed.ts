import { useState } from 'react'
import { isSentTo } from '../../../contract/freightTo.ts'
import { listCards } from '../../services/catalogue.ts'
import { readViewed } from '../../services/viewedProducts.ts'
import { useDestination } from '../session/useDestination.ts'
import { useResource } from '../actors/useResource.ts'
import { useShown } from '../actors/useShown.ts'

/**
 * What was looked at in this browser, but for what is shown now: the latest first, and what can't be
 * delivered last. Null: not yet here.
 */
export function useViewed(except?: number) {
  const country = useDestination()
  const [ids, setIds] = useState(readViewed)
  useShown(() => setIds(readViewed()))
  const wanted = ids.filter((id) => id !== except)
  const { data, failure } = useResource(['viewed', wanted.join()], async (signal) =>
    wanted.length === 0 ? { list: [] } : listCards(wanted, { signal }),
  )
  const list = data?.list.toSorted(
    (one, other) => Number(!isSentTo(one, country)) - Number(!isSentTo(other, country)),
  )
  return list ?? (failure ? [] : null)
}
