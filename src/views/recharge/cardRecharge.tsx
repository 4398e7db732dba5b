import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useBlockchain } from '../wallet/useWallet.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { RechargeSkeleton } from '../wallet/walletSkeleton.tsx'
import { CardPanel } from './cardPanel.tsx'
import { RechargeForm } from './rechargeForm.tsx'
import { useRechargeForm, type RechargeInHand } from './useRechargeForm.ts'
import styles from '../wallet/wallet.module.css'

/** How to pay by card, and the form that reports the payment. */
export function CardRecharge({ actor, snapshot, wish }: RechargeInHand) {
  const formatMoney = useMoneyFormat()
  const blockchain = useBlockchain()
  const minCents = blockchain.data?.minCardCents ?? null
  const form = useRechargeForm({ snapshot, wish, isOnChain: false, minCents })
  if (!snapshot.hasTag('form') || blockchain.state === 'loading') return <RechargeSkeleton />
  if (blockchain.state !== 'filled') {
    return <FailedState failure={blockchain.failure} onRetry={blockchain.retry} />
  }
  const { card } = blockchain.data
  if (card === null) return <NotOffered />
  return (
    <div className={styles.form}>
      <CardPanel card={card} />
      <RechargeForm
        actor={actor}
        snapshot={snapshot}
        form={form}
        least={formatMoney(blockchain.data.minCardCents)}
      />
    </div>
  )
}

function NotOffered() {
  return (
    <Callout
      tone="info"
      action={
        <ButtonLink href={hrefs.walletTopUp()} size="small" variant="secondary">
          <FormattedMessage id="recharge.onChain" defaultMessage="On chain" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="recharge.cardNotOffered"
        defaultMessage="Topping up by card is not offered now."
      />
    </Callout>
  )
}
