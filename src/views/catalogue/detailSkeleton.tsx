import { Panel, PanelColumns } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

export function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <PanelColumns
        aside={
          <Panel>
            <Skeleton width="80%" />
            <Skeleton width="30%" height="32px" />
            <Skeleton width="60%" />
            <Skeleton width="100%" height="44px" shape="block" />
          </Panel>
        }
      >
        <Skeleton shape="square" />
      </PanelColumns>
    </SkeletonGroup>
  )
}

/** In the place of what can be chosen, below what a card told already. */
export function ChoiceSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width="60%" />
      <Skeleton width="100%" height="44px" shape="block" />
    </SkeletonGroup>
  )
}
