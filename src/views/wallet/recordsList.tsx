import type { ReactNode } from 'react'
import type { PagedList, PageOf } from '../bindings/usePagedList.ts'
import { EmptyFace, FailedFace } from '../shared/faces.tsx'
import { Panel } from '../shared/panel.tsx'
import { Skeleton, SkeletonGroup } from '../shared/skeleton.tsx'
import { PullList } from '../shell/pullList.tsx'
import styles from './wallet.module.css'

/** The list of either record, in all its faces. */
export function RecordsList<Item extends { id: number }>({
  records,
  renderRow,
  ...empty
}: {
  records: PagedList<Item, PageOf<Item>>
  renderRow: (item: Item) => ReactNode
  title: ReactNode
  hint: ReactNode
  action: ReactNode
}) {
  switch (records.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <div className={styles.choices}>
            {[1, 2, 3, 4].map((row) => (
              <Panel key={row}>
                <Skeleton width="100%" />
                <Skeleton width="60%" />
              </Panel>
            ))}
          </div>
        </SkeletonGroup>
      )
    case 'failed':
    case 'offline':
      return records.failure ? (
        <FailedFace failure={records.failure} onRetry={records.retry} />
      ) : null
    case 'empty':
      return <EmptyFace {...empty} />
    case 'filled':
      return (
        <PullList list={records}>
          <ul className={styles.choices}>
            {records.items.map((item) => (
              <li key={item.id}>{renderRow(item)}</li>
            ))}
          </ul>
        </PullList>
      )
  }
}
