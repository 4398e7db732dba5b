import type { ReactNode } from 'react'
import styles from './frame.module.css'
import { heightAs } from './heightAs.ts'
import { TopBar } from './topBar.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'

const footHeight = heightAs('--foot-height')

interface FrameProps {
  title: ReactNode
  /** Shows a button that goes one step back. */
  back?: boolean
  /** The right-hand slot of the top bar. */
  right?: ReactNode
  /** Takes the place of the title bar; hold an `h1` in it. */
  bar?: ReactNode
  /** Stays at the foot of the screen, above the tab bar where there is one. */
  footer?: ReactNode
  /** Without gutters. */
  bleed?: boolean
  children: ReactNode
}

/** What every screen is made in: top bar, content, and a foot that stays. */
export function Frame({ title, back, right, bar, footer, bleed = false, children }: FrameProps) {
  const view = useFocusOnArrival()
  return (
    <div className={styles.frame} ref={view}>
      {bar ?? <TopBar title={title} back={back} right={right} />}
      <main className={bleed ? styles.bleed : styles.main}>{children}</main>
      {footer ? (
        <footer className={styles.footer} ref={footHeight}>
          <div className={styles.footerInner}>{footer}</div>
        </footer>
      ) : null}
    </div>
  )
}
