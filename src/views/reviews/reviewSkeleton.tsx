import { Panel, PanelStack } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

export function ReviewSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack>
        <Panel>
          <Skeleton shape="square" width="64px" />
          <Skeleton width="60%" height="44px" />
          <Skeleton width="100%" height="96px" />
          <Skeleton shape="square" width="80px" />
        </Panel>
        <Panel>
          <Skeleton width="60%" height="44px" />
          <Skeleton width="60%" height="44px" />
        </Panel>
      </PanelStack>
    </SkeletonGroup>
  )
}
