import { canMove } from './moves.ts'
import type { OrderRow } from './orderRow.ts'
import { stateOf } from './orderState.ts'

/** The moves that a deadline makes, and the column it stands in. */
export const deadlineOf = {
  'order.expired': 'payDeadline',
  'receipt.autoConfirmed': 'deadline',
  'order.completed': 'deadline',
} as const satisfies Partial<Record<string, keyof OrderRow>>

export type DueMove = keyof typeof deadlineOf
export const dueMoves = Object.keys(deadlineOf) as DueMove[]

/** What the clock has to do for an order now. */
export function dueMoveOf(order: OrderRow, now: Date): DueMove | null {
  const state = stateOf(order)
  const hasPassed = (deadline: Date | null) => deadline !== null && deadline <= now
  return (
    dueMoves.find((event) => canMove(event, state) && hasPassed(order[deadlineOf[event]])) ?? null
  )
}
