import type { WithdrawalDetail } from '../../../contract/walletRecords.ts'
import { useWithdrawal } from '../wallet/useWallet.ts'
import { useWithdrawalAudit } from './useWithdrawalAudit.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { PanelStack } from '../ui/panel.tsx'
import { CancelWithdrawal } from './cancelWithdrawal.tsx'
import { RechargeSkeleton } from '../wallet/walletSkeleton.tsx'
import { WithdrawalPanels } from './withdrawalPanels.tsx'

export function WithdrawalPane({ id }: { id: number }) {
  const withdrawal = useWithdrawal(id)
  if (withdrawal.state === 'loading') return <RechargeSkeleton />
  if (withdrawal.state !== 'filled') {
    return <FailedState failure={withdrawal.failure} onRetry={withdrawal.retry} />
  }
  return <Followed key={id} withdrawal={withdrawal.data} />
}

function Followed({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { actor, snapshot } = useWithdrawalAudit(withdrawal)
  return (
    <PanelStack>
      <WithdrawalPanels withdrawal={snapshot.context.withdrawal} />
      <CancelWithdrawal actor={actor} snapshot={snapshot} />
    </PanelStack>
  )
}
