import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { progress } from './progress.ts'
import styles from './screenFallback.module.css'
import { TopBar } from './topBar.tsx'

/** The placeholder of a screen whose code is loading. */
export function ScreenFallback({ title, back }: { title: ReactNode; back: boolean }) {
  useEffect(() => {
    progress.start()
    return () => progress.done()
  }, [])
  return (
    <div className={styles.fallback}>
      <TopBar title={title} back={back} />
      <SkeletonGroup>
        <div className={styles.lines}>
          <Skeleton shape="block" height="120px" />
          <Skeleton width="70%" />
          <Skeleton width="45%" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
