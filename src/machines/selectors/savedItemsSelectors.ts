import type { SnapshotFrom } from 'xstate'
import type { SavedItem, savedItemsMachine } from '../savedItemsMachine.ts'

type Snapshot = SnapshotFrom<typeof savedItemsMachine>

/** What the server has of one kind, by id. */
export function savedIds({ context }: Snapshot, of: SavedItem['of']): readonly number[] {
  const { productIds, shopIds, awaitedSkuIds, watchedProductIds } = context
  return {
    product: productIds,
    shop: shopIds,
    variant: awaitedSkuIds,
    price: watchedProductIds,
  }[of]
}

/** Whether the heart, follow or notify button shows as set. The latest edit counts. */
export function isSaved(snapshot: Snapshot, of: SavedItem['of'], id: number): boolean {
  const latest = snapshot.context.edits.findLast((edit) => edit.of === of && edit.id === id)
  return latest?.wanted ?? savedIds(snapshot, of).includes(id)
}
