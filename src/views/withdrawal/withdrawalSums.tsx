import { defineMessages, FormattedMessage } from 'react-intl'
import type { AuditState } from '../../../contract/walletRecords.ts'
import { Money } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import styles from '../wallet/recordPanels.module.css'

const totalTexts = defineMessages({
  ahead: { id: 'withdrawal.leaves', defaultMessage: 'Leaves your balance' },
  auditing: { id: 'withdrawal.isHeld', defaultMessage: 'Held of your balance' },
  passed: { id: 'withdrawal.left', defaultMessage: 'Left your balance' },
  refused: { id: 'withdrawal.isBack', defaultMessage: 'Back on your balance' },
  cancelled: { id: 'withdrawal.isBack', defaultMessage: 'Back on your balance' },
})

/** The amount that arrives, the charge, and their total. */
export function WithdrawalSums({
  sums,
  state = 'ahead',
}: {
  sums: { amountCents: number; chargeCents: number; totalCents: number }
  state?: AuditState | 'ahead'
}) {
  return (
    <dl className={styles.facts}>
      <MoneyRow label={<FormattedMessage id="withdrawal.arrives" defaultMessage="What arrives" />}>
        <Money cents={sums.amountCents} />
      </MoneyRow>
      <MoneyRow label={<FormattedMessage id="withdrawal.charge" defaultMessage="Service charge" />}>
        <Money cents={sums.chargeCents} />
      </MoneyRow>
      <div className={styles.total}>
        <dt>
          <FormattedMessage {...totalTexts[state]} />
        </dt>
        <dd>
          <Money cents={sums.totalCents} />
        </dd>
      </div>
    </dl>
  )
}
