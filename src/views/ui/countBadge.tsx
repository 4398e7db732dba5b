import type { ReactNode } from 'react'
import styles from './countBadge.module.css'

const mostShown = 99

export function shortCount(count: number): string {
  return count > mostShown ? `${mostShown}+` : String(count)
}

/** A number at the upper corner of an icon. Its container must be positioned. */
export function CountBadge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>
}
