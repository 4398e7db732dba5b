import { OrderRefusal } from '../../kernel/errors.ts'
import { canMove, findMove, type MoveName, type OrderEvent } from '../orders/moves.ts'
import { isStage } from '../orders/orderState.ts'
import type { RefundRow } from '../orders/refundRow.ts'

/** What a request becomes where its order goes back to the state before. */
const endOf: Partial<Record<OrderEvent, RefundRow['stage']>> = {
  'refund.withdrawn': 'withdrawn',
  'refund.refused': 'refused',
  'refund.settled': 'refunded',
}

/** The stage of a request after a move of its order, by the order's own table. */
export function stageAfter(move: MoveName): RefundRow['stage'] {
  const { event, to } = findMove(move)
  const stage = isStage(to) ? to : endOf[event]
  if (!stage) throw new Error(`${event} is no move of a request`)
  return stage
}

/** A request that is over stands nowhere that a move begins. */
export function refuseUnlessOpenFor({ stage }: RefundRow, event: OrderEvent): void {
  if (!isStage(stage) || !canMove(event, stage)) throw new OrderRefusal('stateChanged')
}
