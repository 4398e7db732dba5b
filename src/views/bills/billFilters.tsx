import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { hrefs } from '../../routes.ts'
import type { BillFilter } from '../bindings/bills.ts'
import styles from './billFilters.module.css'
import { billQuery, monthChoices } from './billQuery.ts'
import { kindTexts, shownKinds } from './billTexts.ts'

/** Which kind is shown; the choice stands in the address. */
export function KindTabs({ filter }: { filter: BillFilter }) {
  const intl = useIntl()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [filter.kind])
  return (
    <nav
      ref={row}
      className={styles.kinds}
      aria-label={intl.formatMessage({ id: 'bill.kinds', defaultMessage: 'Entries by kind' })}
    >
      {shownKinds.map((kind) => (
        <Link
          key={kind}
          href={hrefs.capitalRecord(billQuery({ ...filter, kind }))}
          replace
          className={styles.kind}
          aria-current={kind === filter.kind ? 'page' : undefined}
        >
          <FormattedMessage {...kindTexts[kind]} />
        </Link>
      ))}
    </nav>
  )
}

export function MonthSelect({ filter }: { filter: BillFilter }) {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const [now] = useState(() => new Date())
  return (
    <select
      className={styles.month}
      value={filter.month}
      aria-label={intl.formatMessage({ id: 'bill.month', defaultMessage: 'Month' })}
      onChange={(event) => {
        const month = event.target.value
        navigate(hrefs.capitalRecord(billQuery({ ...filter, month })), { replace: true })
      }}
    >
      <option value="">
        {intl.formatMessage({ id: 'bill.allMonths', defaultMessage: 'All months' })}
      </option>
      {monthChoices(now, filter.month).map((month) => (
        <option key={month} value={month}>
          {intl.formatDate(`${month}-01T00:00:00Z`, {
            year: 'numeric',
            month: 'long',
            timeZone: 'UTC',
          })}
        </option>
      ))}
    </select>
  )
}
