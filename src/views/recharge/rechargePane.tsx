import { useRecharge } from '../wallet/useWallet.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { RechargePanels } from './rechargePanels.tsx'
import { RechargeSkeleton } from '../wallet/walletSkeleton.tsx'

export function RechargePane({ id }: { id: number }) {
  const recharge = useRecharge(id)
  if (recharge.state === 'loading') return <RechargeSkeleton />
  if (recharge.state !== 'filled') {
    return <FailedState failure={recharge.failure} onRetry={recharge.retry} />
  }
  return <RechargePanels recharge={recharge.data} />
}
