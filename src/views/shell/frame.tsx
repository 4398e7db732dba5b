import type { ReactNode } from 'react'
import styles from './frame.module.css'
import { heightAs } from './heightAs.ts'
import { TopBar } from './topBar.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'

const footHeight = heightAs('--foot-height')

interface FrameProps {
  title: ReactNode
  /** Shows a back button. */
  back?: boolean
  /** The right-hand slot of the top bar. */
  right?: ReactNode
  /** A second line of the top bar. */
  below?: ReactNode
  /** Takes the place of the title bar; hold an `h1` in it. */
  bar?: ReactNode
  /** Fixed at the foot of the screen, above the tab bar if there is one. */
  footer?: ReactNode
  /** Without side margins. */
  bleed?: boolean
  children: ReactNode
}

/** What every screen is made in: top bar, content, and a foot that stays. */
export function Frame({
  title,
  back,
  right,
  below,
  bar,
  footer,
  bleed = false,
  children,
}: FrameProps) {
  const view = useFocusOnArrival()
  return (
    <div className={styles.frame} ref={view}>
      {bar ?? <TopBar title={title} back={back} right={right} below={below} />}
      <main className={bleed ? styles.bleed : styles.main}>{children}</main>
      {footer ? (
        <footer className={styles.footer} ref={footHeight}>
          <div className={styles.footerInner}>{footer}</div>
        </footer>
      ) : null}
    </div>
  )
}
