import { Fingerprint } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../ui/button.tsx'
import { usePasskeySupport } from './usePasskeySupport.ts'
import { useSession } from './useSession.tsx'

/** Switches a form between the password and a passkey. Hidden from a shopper without one. */
export function PasskeyToggle({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const { userInfo } = useSession()
  const isSupported = usePasskeySupport()
  return isSupported && userInfo?.passkeys?.count ? (
    <Button type="button" variant="quiet" size="small" onClick={onToggle}>
      <Fingerprint size={18} aria-hidden />
      {isOn ? (
        <FormattedMessage id="passkeys.byPassword" defaultMessage="Confirm with the password" />
      ) : (
        <FormattedMessage id="passkeys.byPasskey" defaultMessage="Confirm with a passkey" />
      )}
    </Button>
  ) : null
}
