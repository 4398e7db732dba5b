import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { auditFilters } from '../../machines/selectors/walletSelectors.ts'
import type { AuditFilter } from '../../machines/selectors/walletSelectors.ts'
import styles from './auditTabs.module.css'
import { auditTexts } from './walletTexts.ts'

export function AuditTabs({
  filter,
  hrefOf,
}: {
  filter: AuditFilter
  hrefOf: (filter: AuditFilter) => string
}) {
  const intl = useIntl()
  return (
    <nav
      className={styles.tabs}
      aria-label={intl.formatMessage({ id: 'audit.filter', defaultMessage: 'Records by result' })}
    >
      {auditFilters.map((each) => (
        <Link
          key={each}
          href={hrefOf(each)}
          replace
          className={styles.tab}
          aria-current={each === filter ? 'page' : undefined}
        >
          <FormattedMessage {...auditTexts[each]} />
        </Link>
      ))}
    </nav>
  )
}
