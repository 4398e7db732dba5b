import { useDeferredValue } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Confirmation } from '../actors/useConfirmation.ts'
import { ConfirmDialog } from '../ui/confirmDialog.tsx'

export function LogoutDialog({ leaving }: { leaving: Confirmation<null> }) {
  // Deferred, so that the pressed state renders before the dialog.
  const open = useDeferredValue(leaving.asking)
  return (
    <ConfirmDialog
      open={open}
      title={<FormattedMessage id="me.logoutTitle" defaultMessage="Log out?" />}
      confirm={<FormattedMessage id="me.logout" defaultMessage="Log out" />}
      onConfirm={leaving.confirm}
      onCancel={leaving.dismiss}
    />
  )
}
