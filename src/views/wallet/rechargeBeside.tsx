import { useRecharge } from '../bindings/wallet.ts'
import { FailedFace } from '../shared/faces.tsx'
import { RechargePanels } from './rechargePanels.tsx'
import { RechargeSkeleton } from './rechargeSkeleton.tsx'

export function RechargeBeside({ id }: { id: number }) {
  const recharge = useRecharge(id)
  if (recharge.state === 'loading') return <RechargeSkeleton />
  if (recharge.state !== 'filled') {
    return <FailedFace failure={recharge.failure} onRetry={recharge.retry} />
  }
  return <RechargePanels recharge={recharge.data} />
}
