import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { Link } from 'wouter'
import { classNames } from './classNames.ts'
import { CountText } from './countText.tsx'
import { keepInSight } from './keepInSight.ts'
import styles from './tabLinks.module.css'

interface TabLink {
  href: string
  text: MessageDescriptor
  isCurrent: boolean
  /** Shown if it is not zero. */
  count?: number
}

/** Links to the parts of a screen, in a row that scrolls. `wraps` stacks them on a wide screen. */
export function TabLinks({
  label,
  tabs,
  wraps = false,
}: {
  label: MessageDescriptor
  tabs: readonly TabLink[]
  wraps?: boolean
}) {
  const intl = useIntl()
  const row = useRef<HTMLElement>(null)
  const widths = tabs.map(({ isCurrent, count = 0 }) => `${isCurrent} ${count}`).join()
  useEffect(() => showCurrent(row.current), [widths])
  return (
    <nav
      ref={(nav) => {
        row.current = nav
        return keepInSight(nav)
      }}
      className={classNames(styles.tabs, wraps && styles.wraps)}
      aria-label={intl.formatMessage(label)}
    >
      {tabs.map(({ href, text, isCurrent, count = 0 }) => (
        <Link
          key={href}
          href={href}
          replace
          className={styles.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <FormattedMessage {...text} />
          {count > 0 ? (
            <span className={styles.count}>
              <CountText count={count} />
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  )
}

/** Unlike `scrollIntoView`, this doesn't scroll the page. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]')
  if (row && current) row.scrollBy({ left: middleOf(current) - middleOf(row) })
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}
