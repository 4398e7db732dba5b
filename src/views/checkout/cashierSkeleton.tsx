import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

export function CashierSkeleton() {
  return (
    <SkeletonGroup>
      <Panel>
        <Skeleton width="30%" />
        <Skeleton width="50%" height="34px" />
        <Skeleton width="100%" />
        <Skeleton width="100%" />
        <Skeleton width="100%" />
      </Panel>
    </SkeletonGroup>
  )
}
