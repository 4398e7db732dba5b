import { WifiOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useOnline } from '../actors/connection.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { useSession } from '../session/useSession.tsx'
import { heightAs } from './heightAs.ts'
import styles from './offlineBanner.module.css'

const pushBarsDown = heightAs('--banner-height')

/** Stays visible while the screen scrolls. The bars stand below it. */
export function OfflineBanner() {
  const isOnline = useOnline()
  const { infoFailure } = useSession()
  const isNeeded = useHydrated() && !(isOnline && infoFailure === null)
  return (
    <div role="status" className={styles.place}>
      {isNeeded && (
        <p className={styles.banner} ref={pushBarsDown}>
          <WifiOff className={styles.icon} size={16} aria-hidden />
          {isOnline ? (
            <FormattedMessage
              id="shell.unreachable"
              defaultMessage="We can’t reach the shop. You stay signed in, and we keep trying."
            />
          ) : (
            <FormattedMessage
              id="shell.offline"
              defaultMessage="You are offline. What you see may be out of date."
            />
          )}
        </p>
      )}
    </div>
  )
}
