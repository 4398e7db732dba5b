import { Panel, PanelColumns, PanelStack } from '../ui/panel.tsx'
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

/** The placeholder of the variant choice, below the data of the card. */
export function ChoiceSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack>
        <Skeleton width="30%" />
        <Skeleton width="100%" height="44px" shape="block" />
        <Skeleton width="30%" />
        <Skeleton width="100%" height="44px" shape="block" />
      </PanelStack>
    </SkeletonGroup>
  )
}
