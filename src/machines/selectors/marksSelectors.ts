import type { SnapshotFrom } from 'xstate'
import type { Mark, marksMachine } from '../marksMachine.ts'

/** Whether the heart or the follow button shows as set: the latest wish counts. */
export function isMarked(
  { context }: SnapshotFrom<typeof marksMachine>,
  of: Mark['of'],
  id: number,
): boolean {
  const latest = context.edits.findLast((edit) => edit.of === of && edit.id === id)
  const ids = of === 'product' ? context.productIds : context.shopIds
  return latest?.wanted ?? ids.includes(id)
}
