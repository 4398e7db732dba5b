import { orderCodes } from '../../contract/orderDetail.ts'

/** A state's own word, and the stage of what is in after-sale. */
export function statusText(status: number, stage: string | null): string {
  const [name = String(status)] =
    Object.entries(orderCodes).find(([, code]) => code === status) ?? []
  return stage === null ? name : `${name}: ${stage}`
}
