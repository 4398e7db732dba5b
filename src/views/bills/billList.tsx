import { ReceiptText } from 'lucide-react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import type { BillMonth } from '../../../contract/bill.ts'
import type { BillFilter, useBill } from './useBills.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { Money } from '../ui/money.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { PullList } from '../shell/pullList.tsx'
import { groupByMonth } from './billGroups.ts'
import styles from './billList.module.css'
import { BillEntryRow } from './billRow.tsx'

interface BillListProps {
  bill: ReturnType<typeof useBill>
  filter: BillFilter
}

export function BillList({ bill, filter }: BillListProps) {
  return (
    <PullList list={bill} skeleton={<BillSkeleton />} empty={<NoEntries filter={filter} />}>
      <div className={styles.months}>
        {groupByMonth(bill.items).map(({ sums, rows }) => (
          <section key={sums.month} aria-labelledby={`bill-${sums.month}`}>
            <MonthHead sums={sums} />
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.id}>
                  <BillEntryRow entry={row} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.note}>
        <FormattedMessage
          id="bill.utcNote"
          defaultMessage="Months follow UTC; times are shown in your time zone."
        />
      </p>
    </PullList>
  )
}

function MonthHead({ sums }: { sums: BillMonth }) {
  return (
    <header className={styles.head}>
      <h2 id={`bill-${sums.month}`}>
        <FormattedDate
          value={`${sums.month}-01T00:00:00Z`}
          year="numeric"
          month="long"
          timeZone="UTC"
        />
      </h2>
      <p className={styles.sums}>
        <FormattedMessage
          id="bill.sums"
          defaultMessage="In {inAmount} · Out {outAmount}"
          values={{
            inAmount: <Money key="in" cents={sums.inCents} size="small" />,
            outAmount: <Money key="out" cents={sums.outCents} size="small" />,
          }}
        />
      </p>
    </header>
  )
}

function NoEntries({ filter }: { filter: BillFilter }) {
  const isNarrowed = filter.kind !== 'all' || filter.month !== ''
  return (
    <EmptyState
      icon={<ReceiptText size={40} strokeWidth={1.5} />}
      title={
        isNarrowed ? (
          <FormattedMessage id="bill.noneHere" defaultMessage="No entries here" />
        ) : (
          <FormattedMessage id="bill.none" defaultMessage="No transactions yet" />
        )
      }
      hint={
        <FormattedMessage
          id="bill.noneHint"
          defaultMessage="Top-ups, payments, refunds and withdrawals show up here, each with the balance after it."
        />
      }
      action={
        isNarrowed ? (
          <ButtonLink href={hrefs.capitalRecord()} replace variant="secondary">
            <FormattedMessage id="bill.showAll" defaultMessage="Show everything" />
          </ButtonLink>
        ) : (
          <ButtonLink href={hrefs.topUp()}>
            <FormattedMessage id="me.recharge" defaultMessage="Top up" />
          </ButtonLink>
        )
      }
    />
  )
}

function BillSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.months}>
        <div className={styles.head}>
          <Skeleton width="30%" />
          <Skeleton width="40%" />
        </div>
        <div className={styles.rows}>
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} className={styles.waiting}>
              <Skeleton width="100%" height="42px" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
