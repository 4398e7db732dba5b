import { WifiOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useOnline } from '../bindings/connection.ts'
import styles from './offlineBanner.module.css'

export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={styles.banner}>
          <WifiOff size={16} aria-hidden />
          <FormattedMessage
            id="shell.offline"
            defaultMessage="You are offline. What you see may be out of date."
          />
        </p>
      )}
    </div>
  )
}
