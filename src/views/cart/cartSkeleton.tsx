import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from './cartSkeleton.module.css'

export function CartSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.group}>
        <Skeleton width="40%" />
        {[1, 2, 3].map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton shape="square" width="80px" />
            <div className={styles.words}>
              <Skeleton width="80%" />
              <Skeleton width="45%" />
              <Skeleton width="30%" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
