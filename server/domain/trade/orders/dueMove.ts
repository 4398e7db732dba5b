import { canMove } from './moves.ts'
import type { OrderRow } from './orderRow.ts'
import { stateOf } from './orderState.ts'

/** The moves that a deadline makes, and the column it stands in. */
export const deadlineOf = {
  'order.expired': 'payDeadline',
  'receipt.autoConfirmed': 'deadline',
  'order.completed': 'deadline',
} as const satisfies Partial<Record<string, keyof OrderRow>>

export const dueMoves = Object.keys(deadlineOf) as (keyof typeof deadlineOf)[]

export interface DueMove {
  event: keyof typeof deadlineOf
  /** When its deadline passed, which may be long ago. */
  at: Date
}

/** What says whether a deadline has passed. */
export type DueRow = Pick<OrderRow, 'status' | 'afterSaleStage' | 'payDeadline' | 'deadline'>

/** What the clock has to do for an order first. */
export function dueMoveOf(order: DueRow, now: Date): DueMove | null {
  const state = stateOf(order)
  for (const event of dueMoves) {
    const at = order[deadlineOf[event]]
    if (at !== null && at <= now && canMove(event, state)) return { event, at }
  }
  return null
}
