import { WifiOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useOnline } from '../bindings/connection.ts'
import styles from './offlineBanner.module.css'

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

function pushBarsDown(banner: HTMLElement | null) {
  if (banner === null) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--banner-height', `${banner.offsetHeight}px`),
  )
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--banner-height')
  }
}
