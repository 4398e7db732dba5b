import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { amountText } from '../ui/amounts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import styles from './shortBalance.module.css'

/** The missing amount, with links to top it up and return to the order. */
export function ShortBalance({ orderId, shortCents }: { orderId: number; shortCents: number }) {
  const amount = useMoneyFormat()(shortCents)
  const wish = { amount: amountText(shortCents), order: orderId }
  return (
    <Callout tone="mind">
      <p className={styles.short}>
        <FormattedMessage
          id="cashier.short"
          defaultMessage="You need {amount} more"
          values={{ amount }}
        />
      </p>
      <div className={styles.ways}>
        <ButtonLink href={hrefs.cardTopUp(wish)} size="small">
          <FormattedMessage id="cashier.topUpByCard" defaultMessage="Top up by card" />
        </ButtonLink>
        <ButtonLink href={hrefs.walletTopUp(wish)} size="small" variant="secondary">
          <FormattedMessage id="cashier.topUpOnChain" defaultMessage="Top up on chain" />
        </ButtonLink>
      </div>
    </Callout>
  )
}
