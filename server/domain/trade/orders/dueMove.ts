import { canMove } from './moves.ts'
import type { OrderRow } from './orderRow.ts'
import { stateOf } from './orderState.ts'

/** The moves that a deadline triggers, with the column of that deadline. */
export const deadlineOf = {
  'order.expired': 'payDeadline',
  'receipt.autoConfirmed': 'deadline',
  'order.completed': 'deadline',
  'return.lapsed': 'deadline',
} as const satisfies Partial<Record<string, keyof OrderRow>>

export const dueMoves = Object.keys(deadlineOf) as (keyof typeof deadlineOf)[]

export interface DueMove {
  event: keyof typeof deadlineOf
  /** When its deadline passed, which may be long ago. */
  at: Date
}

/** The columns that decide whether a deadline has passed. */
export type DueRow = Pick<OrderRow, 'status' | 'afterSaleStage' | 'payDeadline' | 'deadline'>

/** The first move that the clock has to make for an order. */
export function dueMoveOf(order: DueRow, now: Date): DueMove | null {
  const state = stateOf(order)
  for (const event of dueMoves) {
    const at = order[deadlineOf[event]]
    if (at !== null && at <= now && canMove(event, state)) return { event, at }
  }
  return null
}
