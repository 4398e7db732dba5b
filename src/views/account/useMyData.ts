import { defineMessages } from 'react-intl'
import type { DeletionBlockers } from '../../../contract/accountRefusals.ts'
import { deleteAccount, fetchMyData, showDeletion } from '../../services/myData.ts'
import { toasts } from '../actors/toasts.ts'
import { useResource } from '../actors/useResource.ts'
import { useSubmission } from '../actors/useSubmission.ts'
import { useSession } from '../session/useSession.tsx'
import { saveFile } from '../ui/saveFile.ts'

export type { DeletionBlockers }

const messages = defineMessages({
  preparing: { id: 'bill.preparing', defaultMessage: 'Preparing the file…' },
  saved: { id: 'myData.saved', defaultMessage: 'Your data is saved' },
  deleted: { id: 'deletion.done', defaultMessage: 'Your account is deleted' },
})

/** What has to end before the account can be deleted. */
export function useDeletion() {
  return useResource(['deletion', 'blockers'], (signal) => showDeletion({ signal }))
}

/** Saves a copy of all that belongs to the account on the shopper's device. */
export function useMyDataExport() {
  return useSubmission(['myData', 'export'], {
    send: async (_: null) => {
      const close = toasts.loading(messages.preparing)
      try {
        return await fetchMyData(new AbortController().signal)
      } finally {
        close()
      }
    },
    onAccepted: (content) => {
      saveFile({ name: 'harborlane-my-data.zip', content })
      toasts.success(messages.saved)
    },
  })
}

/** Deletes the account. The server ends every session, this one included. */
export function useDeleteAccount(onRefused: () => void) {
  const { accountDeleted } = useSession()
  return useSubmission(['deletion', 'delete'], {
    send: (values: { password: string }) =>
      deleteAccount(values).catch((error: unknown) => {
        onRefused()
        throw error
      }),
    afterwards: () => {
      accountDeleted()
      toasts.success(messages.deleted)
    },
    onAccepted: () => {},
  })
}
