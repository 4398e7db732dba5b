import type * as calls from '../../../contract/notices.ts'
import { takeFirstAnswer } from '../../services/firstData.ts'
import { countNotices } from '../../services/notices.ts'
import { useResource } from '../actors/useResource.ts'

/** The number of unread notices, for shoppers only. 0 until it is known. */
export function useUnreadNotices(): number {
  const { data } = useResource(
    ['notices', 'count'],
    (signal) => countNotices({ signal }),
    () => takeFirstAnswer<typeof calls.countNotices>('/api/notice/count', {}),
  )
  return data?.unread ?? 0
}
