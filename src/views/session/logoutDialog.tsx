import { FormattedMessage } from 'react-intl'
import { useSession } from './useSession.tsx'
import { ConfirmDialog } from '../ui/confirmDialog.tsx'

export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { logout } = useSession()
  return (
    <ConfirmDialog
      open={open}
      title={<FormattedMessage id="me.logoutTitle" defaultMessage="Log out?" />}
      confirm={<FormattedMessage id="me.logout" defaultMessage="Log out" />}
      onConfirm={() => {
        onClose()
        logout()
      }}
      onCancel={onClose}
    />
  )
}
