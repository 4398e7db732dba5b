import type { Notice } from '../../../contract/notices.ts'
import { countNotices, listNotices, readNotices } from '../../services/notices.ts'
import { actorStore } from '../actors/actorStore.ts'
import { usePagedList } from '../actors/usePagedList.ts'
import { useResource } from '../actors/useResource.ts'
import { useSubmission } from '../actors/useSubmission.ts'

export type { Notice }

export function useNotices() {
  return usePagedList<Notice>(['notices', 'list'], (cursor, signal) =>
    listNotices(cursor, { signal }),
  )
}

/** How many are unread; 0 until it is known. Only for shoppers. */
export function useUnreadNotices(): number {
  const { data } = useResource(['notices', 'count'], (signal) => countNotices({ signal }))
  return data?.unread ?? 0
}

/** Marks everything up to a notice as read. */
export function useReadNotices() {
  return useSubmission(['notices', 'read'], {
    send: (upToId: number) => readNotices(upToId),
    afterwards: () => actorStore.refresh(['notices']),
    onAccepted: () => {},
  })
}
