import type { ComponentType, ReactNode } from 'react'
import type { PagedList, PageOf } from '../actors/usePagedList.ts'
import { useWide } from '../ui/useWide.ts'
import { EmptyState } from '../ui/screenStates.tsx'
import { Panel } from '../ui/panel.tsx'
import { SideBySide } from '../ui/sideBySide.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { PullList } from '../shell/pullList.tsx'
import styles from './wallet.module.css'

/**
 * The list of recharges or withdrawals. On a wide screen the chosen record, or else the newest,
 * stands next to it.
 */
export function RecordsList<Item extends { id: number }>({
  records,
  id,
  renderRow,
  Pane,
  ...empty
}: {
  records: PagedList<Item, PageOf<Item>>
  id: number | null
  renderRow: (item: Item, isChosen: boolean) => ReactNode
  Pane: ComponentType<{ id: number }>
  title: ReactNode
  hint: ReactNode
  action: ReactNode
}) {
  const chosenId = useWide() ? (id ?? records.items[0]?.id ?? null) : null
  return (
    <SideBySide
      list={
        <PullList list={records} skeleton={<RecordsSkeleton />} empty={<EmptyState {...empty} />}>
          <ul className={styles.choices}>
            {records.items.map((item) => (
              <li key={item.id}>{renderRow(item, item.id === chosenId)}</li>
            ))}
          </ul>
        </PullList>
      }
      detail={chosenId === null ? null : <Pane key={chosenId} id={chosenId} />}
    />
  )
}

function RecordsSkeleton() {
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
}
