import { FormattedMessage } from 'react-intl'
import { useBlockchain } from '../wallet/useWallet.ts'
import { useMoneyFormat } from '../ui/money.tsx'
import { Panel } from '../ui/panel.tsx'
import { RechargeForm } from './rechargeForm.tsx'
import { RechargeSkeleton } from '../wallet/walletSkeleton.tsx'
import { useRechargeForm, type RechargeInHand } from './useRechargeForm.ts'
import styles from '../wallet/wallet.module.css'

/** How to pay by card, and the form that reports the payment. */
export function CardRecharge({ actor, snapshot, wish }: RechargeInHand) {
  const formatMoney = useMoneyFormat()
  const blockchain = useBlockchain()
  const minCents = blockchain.data?.minCardCents ?? null
  const form = useRechargeForm({ snapshot, wish, isOnChain: false, minCents })
  if (!snapshot.hasTag('form') || blockchain.state === 'loading') return <RechargeSkeleton />
  return (
    <div className={styles.form}>
      <Panel title={<FormattedMessage id="recharge.cardTitle" defaultMessage="Pay by card" />}>
        <p className={styles.soft}>
          <FormattedMessage
            id="recharge.cardText"
            defaultMessage="Pay by card as customer service tells you, then show the payment here."
          />
        </p>
      </Panel>
      <RechargeForm
        actor={actor}
        snapshot={snapshot}
        form={form}
        least={minCents === null ? null : formatMoney(minCents)}
      />
    </div>
  )
}
