import { defineMessages, FormattedMessage } from 'react-intl'
import type { WithdrawalDetail } from '../../../contract/wallet.ts'
import { Money } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import styles from '../wallet/recordPanels.module.css'

const totalTexts = defineMessages({
  ahead: { id: 'withdrawal.leaves', defaultMessage: 'Leaves your balance' },
  '0': { id: 'withdrawal.isHeld', defaultMessage: 'Held of your balance' },
  '1': { id: 'withdrawal.left', defaultMessage: 'Left your balance' },
  '2': { id: 'withdrawal.isBack', defaultMessage: 'Back on your balance' },
  '-1': { id: 'withdrawal.isBack', defaultMessage: 'Back on your balance' },
})

/** What arrives, the charge, and what becomes of both. */
export function WithdrawalSums({
  sums,
  status = 'ahead',
}: {
  sums: { amountCents: number; chargeCents: number; totalCents: number }
  status?: WithdrawalDetail['status'] | 'ahead'
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
          <FormattedMessage {...totalTexts[status]} />
        </dt>
        <dd>
          <Money cents={sums.totalCents} />
        </dd>
      </div>
    </dl>
  )
}
