import { afterSaleStages, orderCodes } from '../../../../contract/orderDetail.ts'
import type { OrderRow } from './orderRow.ts'

type Stage = (typeof afterSaleStages)[number]

/** Where an order stands; in after-sale, the stage of its last request. */
export type OrderState = Exclude<keyof typeof orderCodes, 'afterSale'> | Stage

export function stateOf({ status, afterSaleStage }: Pick<OrderRow, 'status' | 'afterSaleStage'>) {
  const state = afterSaleStage ?? stateByCode.get(status)
  if (state === undefined || !isState(state))
    throw new Error(`an order with status ${status}, stage ${afterSaleStage}`)
  return state
}

/** How a state is written in the order's row. */
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
