import { WifiOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useOnline } from '../actors/connection.ts'
import { heightAs } from './heightAs.ts'
import styles from './offlineBanner.module.css'

const pushBarsDown = heightAs('--banner-height')

/** Stays in sight while the screen is scrolled; the bars stand below it. */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div role="status" className={styles.place}>
      {isOnline ? null : (
        <p className={styles.banner} ref={pushBarsDown}>
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
