import { defineMessages, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { BillFilter } from './useBills.ts'
import { TabLinks } from '../ui/tabLinks.tsx'
import { minuteMs, useNow } from '../ui/useNow.ts'
import styles from './billFilters.module.css'
import { billQuery, monthChoices } from './billQuery.ts'
import { kindTexts, shownKinds } from './billTexts.ts'

const messages = defineMessages({
  kinds: { id: 'bill.kinds', defaultMessage: 'Entries by kind' },
})

/** Chooses the kind of entries. The choice is part of the address. */
export function KindTabs({ filter }: { filter: BillFilter }) {
  return (
    <TabLinks
      wraps
      label={messages.kinds}
      tabs={shownKinds.map((kind) => ({
        href: hrefs.capitalRecord(billQuery({ ...filter, kind })),
        text: kindTexts[kind],
        isCurrent: kind === filter.kind,
      }))}
    />
  )
}

export function MonthSelect({ filter }: { filter: BillFilter }) {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const now = new Date(useNow(minuteMs))
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
