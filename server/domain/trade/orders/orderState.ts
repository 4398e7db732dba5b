import {
  afterSaleStages,
  orderCodes,
  type AfterSaleStage as Stage,
  type OrderStand as OrderState,
} from '../../../../contract/orderDetail.ts'
import type { OrderRow } from './orderRow.ts'

export type { OrderState }

export function stateOf({ status, afterSaleStage }: Pick<OrderRow, 'status' | 'afterSaleStage'>) {
  const state = afterSaleStage ?? stateByCode.get(status)
  if (state === undefined || !isState(state))
    throw new Error(`an order with status ${status}, stage ${afterSaleStage}`)
  return state
}

/**
 * The account that holds an order's money. Null when nothing was paid, or the order's request
 * decides.
 */
export const moneyLiesIn: Record<keyof typeof orderCodes, 'escrow' | 'revenue' | null> = {
  waitingToPay: null,
  waitingForDelivery: 'escrow',
  delivered: 'escrow',
  received: 'revenue',
  completed: 'revenue',
  cancelled: null,
  afterSale: null,
}

/** The columns that store a state. */
export function columnsOf(state: OrderState): { status: number; afterSaleStage: Stage | null } {
  return isStage(state)
    ? { status: orderCodes.afterSale, afterSaleStage: state }
    : { status: orderCodes[state], afterSaleStage: null }
}

export function isStage(state: string): state is Stage {
  return (afterSaleStages as readonly string[]).includes(state)
}

const stateByCode: ReadonlyMap<number, string> = new Map(
  Object.entries(orderCodes).map(([state, code]) => [code, state]),
)

function isState(text: string): text is OrderState {
  return isStage(text) || (text !== 'afterSale' && Object.hasOwn(orderCodes, text))
}
