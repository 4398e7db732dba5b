import { Panel, PanelStack } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'

export function ArticlesSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack narrow>
        {[1, 2, 3, 4, 5].map((each) => (
          <Panel key={each}>
            <Skeleton width="60%" height="44px" />
          </Panel>
        ))}
      </PanelStack>
    </SkeletonGroup>
  )
}
