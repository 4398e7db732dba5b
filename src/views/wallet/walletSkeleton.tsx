import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from './wallet.module.css'

/** The placeholder of the wallet's forms: choices, then fields. */
export function RechargeSkeleton() {
  return (
    <div className={styles.form}>
      <SkeletonGroup>
        <Panel>
          <Skeleton width="45%" />
          <Skeleton width="100%" height="48px" />
          <Skeleton width="100%" height="48px" />
          <Skeleton width="100%" height="48px" />
          <Skeleton width="100%" height="48px" />
        </Panel>
      </SkeletonGroup>
    </div>
  )
}
