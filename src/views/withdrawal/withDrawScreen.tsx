import { defineMessages } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useWithdrawalInHand } from './useWithdrawal.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { RechargeSkeleton } from '../wallet/walletSkeleton.tsx'
import { RecordsLink } from '../wallet/recordsLink.tsx'
import { WithdrawalDraft } from './withdrawalDraft.tsx'
import { WithdrawalOutcome } from './withdrawalOutcome.tsx'

const messages = defineMessages({
  record: { id: 'title.depositRecord', defaultMessage: 'Withdrawal record' },
})

export function Screen() {
  const { actor, snapshot } = useWithdrawalInHand()
  const { terms, withdrawal, failure } = snapshot.context
  return (
    <RouteScreen right={<RecordsLink href={hrefs.depositRecord()} label={messages.record} />}>
      {snapshot.matches({ preparing: 'termsUnloaded' }) && failure !== null ? (
        <FailedState failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />
      ) : snapshot.hasTag('handedIn') && withdrawal !== null ? (
        <WithdrawalOutcome
          key={withdrawal.id}
          withdrawal={withdrawal}
          onRenew={() => actor.send({ type: 'withdrawal.renewed' })}
        />
      ) : snapshot.matches({ preparing: 'loadingTerms' }) || terms === null ? (
        <RechargeSkeleton />
      ) : (
        <WithdrawalDraft actor={actor} snapshot={snapshot} terms={terms} />
      )}
    </RouteScreen>
  )
}
