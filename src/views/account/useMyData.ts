import { defineMessages } from 'react-intl'
import { deleteAccount, fetchMyData, showDeletion } from '../../services/myData.ts'
import { forgetCatalogueCopies } from '../../services/offlineCopies.ts'
import { toasts } from '../actors/toasts.ts'
import { useDownload } from '../actors/useDownload.ts'
import { useResource } from '../actors/useResource.ts'
import { useSubmission } from '../actors/useSubmission.ts'
import { useSession } from '../session/useSession.tsx'

const messages = defineMessages({
  saved: { id: 'myData.saved', defaultMessage: 'Your data is saved' },
  deleted: { id: 'deletion.done', defaultMessage: 'Your account is deleted' },
})

/** What has to end before the account can be deleted. */
export function useDeletion() {
  return useResource(['deletion', 'blockers'], (signal) => showDeletion({ signal }))
}

/** Saves a copy of all that belongs to the account on the shopper's device. */
export function useMyDataExport() {
  return useDownload<null>(
    ['myData', 'export'],
    async (_, signal) => ({ name: 'harborlane-my-data.zip', content: await fetchMyData(signal) }),
    () => toasts.success(messages.saved),
  )
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
      void forgetCatalogueCopies()
      toasts.success(messages.deleted)
    },
    onAccepted: () => {},
  })
}
