import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { BillEntry } from '../../../contract/bill.ts'
import { classNames } from '../ui/classNames.ts'
import { Money } from '../ui/money.tsx'
import { OrderName } from '../ui/orderName.tsx'
import { causeHref } from './billGroups.ts'
import styles from './billRow.module.css'
import { kindTexts } from './billTexts.ts'

/** One entry of the record, with a link to its cause. */
export function BillEntryRow({ entry }: { entry: BillEntry }) {
  const href = causeHref(entry)
  const content = <EntryContent entry={entry} />
  return href === null ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <Link href={href} className={styles.row}>
      {content}
    </Link>
  )
}

function EntryContent({ entry }: { entry: BillEntry }) {
  const isIn = entry.amountCents > 0
  const Icon = isIn ? ArrowDownLeft : ArrowUpRight
  return (
    <>
      <span className={classNames(styles.icon, isIn && styles.in)}>
        <Icon size={18} aria-hidden />
      </span>
      <span className={styles.words}>
        <span className={styles.kind}>
          <FormattedMessage {...kindTexts[entry.kind]} />
        </span>
        {entry.reason ? <span className={styles.about}>{entry.reason}</span> : null}
        {entry.order ? <OrderName order={entry.order} className={styles.about} /> : null}
        <span className={styles.soft}>
          <time dateTime={entry.at}>
            <FormattedDate value={entry.at} dateStyle="medium" timeStyle="short" />
          </time>
          <Reference entry={entry} />
        </span>
      </span>
      <span className={styles.amounts}>
        <span className={classNames(styles.amount, isIn && styles.in)}>
          <span className={styles.direction}>
            {isIn ? (
              <FormattedMessage id="bill.in" defaultMessage="In" />
            ) : (
              <FormattedMessage id="bill.out" defaultMessage="Out" />
            )}
          </span>
          <Money cents={entry.amountCents} signed />
        </span>
        <span className={styles.soft}>
          <FormattedMessage
            id="bill.balance"
            defaultMessage="Balance {amount}"
            values={{ amount: <Money key="balance" cents={entry.balanceCents} size="small" /> }}
          />
        </span>
      </span>
    </>
  )
}

function Reference({ entry }: { entry: BillEntry }): ReactNode {
  const { orderSn, rechargeId, withdrawalId } = entry
  const number = orderSn ?? (rechargeId ? `R${rechargeId}` : withdrawalId && `W${withdrawalId}`)
  return number === null ? null : <span className={styles.number}>{number}</span>
}
