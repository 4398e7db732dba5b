import { OrderRefusal } from '../../kernel/errors.ts'
import { canMove, findMove, type MoveName, type OrderEvent } from '../orders/moves.ts'
import { isStage } from '../orders/orderState.ts'
import type { RefundRow } from '../orders/refundRow.ts'

/** The final stage of a request when its order returns to its previous state. */
const endOf: Partial<Record<OrderEvent, RefundRow['stage']>> = {
  'refund.withdrawn': 'withdrawn',
  'refund.refused': 'refused',
  'refund.settled': 'refunded',
}

/** The stage of a request after a move of its order, from the order's table. */
export function stageAfter(move: MoveName): RefundRow['stage'] {
  const { event, to } = findMove(move)
  const stage = isStage(to) ? to : endOf[event]
  if (!stage) throw new Error(`${event} is no move of a request`)
  return stage
}

/** Refuses a move that doesn't begin at the request's stage; a closed request allows none. */
export function refuseUnlessOpenFor({ stage }: RefundRow, event: OrderEvent): void {
  if (!isStage(stage) || !canMove(event, stage)) throw new OrderRefusal('stateChanged')
}
