import type { ReactNode } from 'react'
import styles from './outcomeHead.module.css'

/** The current state as a live region: screen readers announce its changes. */
export function OutcomeHead({
  tone,
  icon,
  title,
  hint,
}: {
  tone: 'wait' | 'good' | 'bad' | 'plain'
  icon: ReactNode
  title: ReactNode
  hint: ReactNode
}) {
  return (
    <div className={styles.head} role="status">
      <span className={styles[tone]} aria-hidden>
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </div>
  )
}
