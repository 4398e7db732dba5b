import { FormattedMessage } from 'react-intl'
import { useSession } from '../session/useSession.tsx'
import { Money, useMoneyFormat } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './orderToPay.module.css'

/** What the order is paid from: the balance before and after, or what it lacks. */
export function PaymentPanel({ totalCents }: { totalCents: number }) {
  const { userInfo } = useSession()
  const balanceCents = userInfo?.availableCents ?? null
  return (
    <Panel title={<FormattedMessage id="checkout.payment" defaultMessage="Payment" />}>
      {balanceCents === null ? null : (
        <dl className={styles.rows}>
          <BalanceRows balanceCents={balanceCents} totalCents={totalCents} />
        </dl>
      )}
      <p className={styles.soft}>
        {balanceCents !== null && balanceCents < totalCents ? (
          <FormattedMessage
            id="checkout.topUpNext"
            defaultMessage="Place the order, then top up exactly that. The goods stay reserved for you."
          />
        ) : (
          <FormattedMessage
            id="checkout.paidFromBalance"
            defaultMessage="Paid from your balance with your payment code. The shop is paid after you confirm delivery."
          />
        )}
      </p>
    </Panel>
  )
}

/** The balance, and what is left after the payment or missing for it. */
export function BalanceRows({
  balanceCents,
  totalCents,
}: {
  balanceCents: number
  totalCents: number
}) {
  const formatMoney = useMoneyFormat()
  const leftCents = balanceCents - totalCents
  return (
    <>
      <MoneyRow label={<FormattedMessage id="cashier.balance" defaultMessage="Your balance" />}>
        <Money cents={balanceCents} />
      </MoneyRow>
      {leftCents >= 0 ? (
        <MoneyRow
          label={<FormattedMessage id="cashier.remains" defaultMessage="Balance after payment" />}
        >
          <Money cents={leftCents} />
        </MoneyRow>
      ) : (
        <div className={styles.short}>
          <dt>
            <FormattedMessage
              id="cashier.short"
              defaultMessage="You need {amount} more"
              values={{ amount: formatMoney(-leftCents) }}
            />
          </dt>
          <dd />
        </div>
      )}
    </>
  )
}
