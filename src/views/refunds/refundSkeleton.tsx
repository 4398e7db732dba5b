import { Panel, PanelStack } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

export function RefundSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack>
        <Panel>
          <Skeleton width="35%" />
          <Skeleton shape="square" width="64px" />
        </Panel>
        <Panel>
          <Skeleton width="45%" />
          <Skeleton width="100%" height="48px" />
          <Skeleton width="100%" height="48px" />
        </Panel>
        <Panel>
          <Skeleton width="30%" />
          <Skeleton width="100%" height="48px" />
          <Skeleton width="70%" />
        </Panel>
      </PanelStack>
    </SkeletonGroup>
  )
}
