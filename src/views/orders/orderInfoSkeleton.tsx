import { Panel, PanelStack } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

export function OrderInfoSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack>
        <Panel>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
        </Panel>
        <Panel>
          <Skeleton width="35%" />
          <Skeleton shape="square" width="80px" />
          <Skeleton width="80%" />
        </Panel>
        <Panel>
          <Skeleton width="100%" />
          <Skeleton width="100%" />
          <Skeleton width="50%" height="28px" />
        </Panel>
      </PanelStack>
    </SkeletonGroup>
  )
}
