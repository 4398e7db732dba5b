import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from './checkoutSkeleton.module.css'

export function CheckoutSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.stack}>
        <Panel>
          <Skeleton width="30%" />
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </Panel>
        <Panel>
          <Skeleton width="40%" />
          <div className={styles.line}>
            <Skeleton shape="square" width="80px" />
            <div className={styles.words}>
              <Skeleton width="80%" />
              <Skeleton width="40%" />
            </div>
          </div>
        </Panel>
        <Panel>
          <Skeleton width="100%" />
          <Skeleton width="100%" />
          <Skeleton width="50%" height="28px" />
        </Panel>
      </div>
    </SkeletonGroup>
  )
}
