import { Fingerprint } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../ui/button.tsx'
import styles from './passkeyButton.module.css'
import { usePasskeySupport } from './usePasskeySupport.ts'

/** Offered where the browser can use passkeys. The server-rendered page can't know that. */
export function PasskeyButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const isOffered = usePasskeySupport()
  return (
    <div className={styles.place}>
      {isOffered ? (
        <Button variant="secondary" wide disabled={busy} onClick={onClick}>
          <Fingerprint size={20} aria-hidden />
          <FormattedMessage id="login.passkey" defaultMessage="Sign in with a passkey" />
        </Button>
      ) : null}
    </div>
  )
}
