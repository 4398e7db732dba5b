import { Download, LoaderCircle } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useSearch } from 'wouter'
import { useBill, useBillExport } from './useBills.ts'
import { toasts } from '../actors/toasts.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { KindTabs, MonthSelect } from './billFilters.tsx'
import { BillList } from './billList.tsx'
import { readBillFilter } from './billQuery.ts'
import { classNames } from '../ui/classNames.ts'
import styles from './capitalRecord.module.css'

const messages = defineMessages({
  saved: { id: 'bill.saved', defaultMessage: 'Fund record saved' },
})

export function Screen() {
  const filter = readBillFilter(new URLSearchParams(useSearch()))
  const bill = useBill(filter)
  const saving = useBillExport(() => toasts.success(messages.saved))
  return (
    <RouteScreen>
      <div className={styles.layout}>
        <div className={classNames(styles.tools, 'screenOnly')}>
          <KindTabs filter={filter} />
          <div className={styles.second}>
            <MonthSelect filter={filter} />
            <button
              type="button"
              className={styles.export}
              aria-busy={saving.busy || undefined}
              aria-disabled={saving.busy || undefined}
              onClick={() => saving.submit(filter)}
            >
              {saving.busy ? (
                <LoaderCircle size={18} className={styles.spinner} aria-hidden />
              ) : (
                <Download size={18} aria-hidden />
              )}
              <FormattedMessage id="bill.export" defaultMessage="Save as CSV" />
            </button>
          </div>
        </div>
        <BillList bill={bill} filter={filter} />
      </div>
    </RouteScreen>
  )
}
