import type { Notice } from '../../../contract/notices.ts'
import { listNotices, readNotices } from '../../services/notices.ts'
import { actorStore } from '../actors/actorStore.ts'
import { usePagedList } from '../actors/usePagedList.ts'
import { useSubmission } from '../actors/useSubmission.ts'

export type { Notice }

export function useNotices() {
  return usePagedList<Notice>(['notices', 'list'], (cursor, signal) =>
    listNotices(cursor, { signal }),
  )
}

/** Marks a notice and all older ones as read. */
export function useReadNotices() {
  return useSubmission(['notices', 'read'], {
    send: (upToId: number) => readNotices(upToId),
    afterwards: () => actorStore.refresh(['notices']),
    onAccepted: () => {},
  })
}
