import { orderCodes } from '../../contract/orderDetail.ts'

/** The name of a state, with the stage of an after-sale request. */
export function statusText(status: number, stage: string | null): string {
  const [name = String(status)] =
    Object.entries(orderCodes).find(([, code]) => code === status) ?? []
  return stage === null ? name : `${name}: ${stage}`
}
