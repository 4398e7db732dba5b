import { useMoneyFormat } from '../ui/money.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { DepositPanel } from './depositPanel.tsx'
import { NetworkChoice } from './networkChoice.tsx'
import { RechargeForm } from './rechargeForm.tsx'
import { RechargeSkeleton } from '../wallet/walletSkeleton.tsx'
import { useRechargeForm } from './useRechargeForm.ts'
import type { RechargeInHand } from './useRechargeForm.ts'
import styles from '../wallet/wallet.module.css'
import { FormattedMessage } from 'react-intl'
import { unsupportedPlatforms } from '../../../contract/walletRecords.ts'
import { Callout } from '../ui/callout.tsx'

export function OnChainRecharge({ actor, snapshot, wish }: RechargeInHand) {
  const formatMoney = useMoneyFormat()
  const { networks, network: chosen, failure } = snapshot.context
  const network = networks.find(({ code }) => code === chosen) ?? null
  const minCents = network?.minRechargeCents ?? null
  const form = useRechargeForm({ snapshot, wish, isOnChain: true, minCents })
  if (snapshot.matches({ preparing: 'networksUnloaded' }) && failure !== null) {
    return <FailedState failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />
  }
  if (snapshot.matches({ preparing: 'choosingNetwork' })) {
    return (
      <div className={styles.form}>
        <NetworkNote />
        <NetworkChoice
          networks={networks}
          onChoose={(code) => actor.send({ type: 'network.chosen', network: code })}
        />
      </div>
    )
  }
  if (!snapshot.hasTag('form') || network === null) return <RechargeSkeleton />
  return (
    <div className={styles.form}>
      <DepositPanel
        network={network}
        onReopen={() => actor.send({ type: 'networks.reopened' })}
        busy={!snapshot.can({ type: 'networks.reopened' })}
      />
      <NetworkNote />
      <RechargeForm
        actor={actor}
        snapshot={snapshot}
        form={form}
        least={formatMoney(network.minRechargeCents)}
      />
    </div>
  )
}

function NetworkNote() {
  const [dex, bsc, heco] = unsupportedPlatforms
  return (
    <Callout tone="mind">
      <FormattedMessage
        id="recharge.networkNote"
        defaultMessage="{dex}, {bsc} and {heco} are not supported for deposits, and the network must match the withdrawal platform."
        values={{ dex, bsc, heco }}
      />
    </Callout>
  )
}
