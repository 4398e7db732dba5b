import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './callout.module.css'

const icons = {
  info: Info,
  good: CircleCheck,
  /** Something is in progress. A clock is for times only. */
  wait: Clock,
  /** Needs attention before going on. */
  mind: TriangleAlert,
  bad: CircleAlert,
} as const

/** A message about a change or an obstacle, with an optional action. */
export function Callout({
  tone,
  action,
  children,
}: {
  tone: keyof typeof icons
  action?: ReactNode
  children: ReactNode
}) {
  const Icon = icons[tone]
  return (
    <div
      className={classNames(styles.callout, styles[tone])}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon size={20} className={styles.icon} aria-hidden />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
