import type { ReactNode } from 'react'
import { FormattedDate } from 'react-intl'
import { Link } from 'wouter'
import type { AuditState } from '../../../contract/walletRecords.ts'
import { Money } from '../ui/money.tsx'
import { AuditChip } from './auditChip.tsx'
import styles from './recordRow.module.css'

/** One record of a list: kind, time, state and signed amount. */
export function RecordRow({
  href,
  isChosen,
  state,
  cents,
  hasMoved,
  note,
  at,
  children,
}: {
  href: string
  /** The record is shown next to the list. */
  isChosen: boolean
  state: AuditState
  cents: number
  /** True if the amount was booked. Otherwise it was only requested. */
  hasMoved: boolean
  /** The reason for a refusal. */
  note: string | null
  at: string
  children: ReactNode
}) {
  return (
    <Link href={href} className={styles.row} aria-current={isChosen || undefined}>
      <span className={styles.line}>
        <span className={styles.what}>{children}</span>
        <span className={hasMoved ? styles.moved : styles.asked} data-in={cents > 0 || undefined}>
          <Money cents={hasMoved ? cents : Math.abs(cents)} signed={hasMoved} />
        </span>
      </span>
      <span className={styles.line}>
        <time className={styles.soft} dateTime={at}>
          <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
        </time>
        <AuditChip state={state} />
      </span>
      {note === null ? null : <span className={styles.note}>{note}</span>}
    </Link>
  )
}
