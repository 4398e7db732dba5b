import type { SnapshotFrom } from 'xstate'
import type { SavedItem, savedItemsMachine } from '../savedItemsMachine.ts'

/** Whether the heart or follow button shows as set. The latest edit counts. */
export function isSaved(
  { context }: SnapshotFrom<typeof savedItemsMachine>,
  of: SavedItem['of'],
  id: number,
): boolean {
  const latest = context.edits.findLast((edit) => edit.of === of && edit.id === id)
  const ids = of === 'product' ? context.productIds : context.shopIds
  return latest?.wanted ?? ids.includes(id)
}
