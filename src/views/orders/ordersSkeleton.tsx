import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from './ordersList.module.css'

export function OrdersSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {[1, 2, 3].map((card) => (
          <Panel key={card}>
            <Skeleton width="70%" />
            <Skeleton shape="square" width="64px" />
            <Skeleton width="85%" />
            <Skeleton width="40%" />
          </Panel>
        ))}
      </div>
    </SkeletonGroup>
  )
}
