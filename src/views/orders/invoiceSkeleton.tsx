import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

export function InvoiceSkeleton() {
  return (
    <SkeletonGroup>
      <Panel>
        <Skeleton width="50%" />
        <Skeleton width="35%" />
        <Skeleton width="80%" />
        <Skeleton width="80%" />
        <Skeleton width="40%" />
      </Panel>
    </SkeletonGroup>
  )
}
