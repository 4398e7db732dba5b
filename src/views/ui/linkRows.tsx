import { ChevronRight, ExternalLink, LoaderCircle } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './rows.module.css'

export function LinkRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

/** A row that links to a screen. `end` shows the target's state. */
export function LinkRow({
  href,
  Icon,
  end,
  note,
  children,
}: {
  href: string
  Icon: LucideIcon
  end?: ReactNode
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <li>
      <Link href={href} className={styles.row}>
        <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden />
        <span className={styles.pair}>
          <span className={styles.words}>
            {children}
            {note ? <span className={styles.note}>{note}</span> : null}
          </span>
          {end}
        </span>
        <ChevronRight size={18} className={styles.icon} aria-hidden />
      </Link>
    </li>
  )
}

/** A row that links out of the app. */
export function OutsideRow({
  href,
  Icon,
  children,
}: {
  href: string
  Icon: LucideIcon
  children: ReactNode
}) {
  return (
    <li>
      <a
        href={href}
        className={styles.row}
        {...(href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {})}
      >
        <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden />
        <span className={styles.words}>{children}</span>
        <ExternalLink size={18} className={styles.icon} aria-hidden />
      </a>
    </li>
  )
}

/** A row that does something on the screen itself. */
export function ButtonRow({
  Icon,
  busy,
  onClick,
  children,
}: {
  Icon: LucideIcon
  busy: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onClick}
      >
        <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden />
        <span className={styles.words}>{children}</span>
        {busy ? <LoaderCircle size={18} className={styles.busy} aria-hidden /> : null}
      </button>
    </li>
  )
}

/** A row without a link. */
export function PlainRow({
  Icon,
  end,
  children,
}: {
  Icon: LucideIcon
  end?: ReactNode
  children: ReactNode
}) {
  return (
    <li className={styles.row}>
      <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden />
      <span className={styles.pair}>
        <span className={styles.words}>{children}</span>
        {end}
      </span>
    </li>
  )
}
