import { useRecharge } from '../wallet/useWallet.ts'
import { FailedFace } from '../ui/faces.tsx'
import { RechargePanels } from './rechargePanels.tsx'
import { RechargeSkeleton } from '../wallet/walletSkeleton.tsx'

export function RechargeBeside({ id }: { id: number }) {
  const recharge = useRecharge(id)
  if (recharge.state === 'loading') return <RechargeSkeleton />
  if (recharge.state !== 'filled') {
    return <FailedFace failure={recharge.failure} onRetry={recharge.retry} />
  }
  return <RechargePanels recharge={recharge.data} />
}
