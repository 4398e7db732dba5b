import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { Reason, RefusalData } from '../../../contract/refusals.ts'
import { isCrowdedOut, isOutOfRoom } from '../../db/sqlState.ts'

type Carried<Data> = Data extends null ? [] : [data: Data]

/** Thrown by verbs to refuse. Any other error is unexpected and answers 500 without detail. */
export class Refusal<Each extends Reason = Reason> extends Error {
  readonly reason: Each
  readonly data: RefusalData[Each]

  constructor(reason: Each, ...[data]: Carried<RefusalData[Each]>) {
    super(reason)
    this.name = 'Refusal'
    this.reason = reason
    this.data = (data ?? null) as RefusalData[Each]
  }
}

/** What only the operator reads: a reason of the office's own, told in English. */
export class OfficeRefusal extends Error {
  readonly reason: string
  readonly data: unknown

  constructor(reason: string, message: string, data: unknown = null) {
    super(message)
    this.name = 'OfficeRefusal'
    this.reason = reason
    this.data = data
  }
}

/** Thrown where the pictures' store doesn't do what it is asked. */
export class StoreAwayError extends Error {}

/** What an error is answered with; null for an unexpected one. */
export function refusalIn(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (isCrowdedOut(error)) return new Refusal('tooBusy')
  if (error instanceof StoreAwayError) return new Refusal('picturesAway')
  return isOutOfRoom(error) ? new Refusal('storageFull') : null
}

/**
 * The same, with an answer for unexpected errors; `report` gets what the operator must mend: an unexpected error, a full disk, a store
 * that is away.
 */
export function answerTo(error: unknown, tell: (error: unknown) => void): Refusal {
  const refusal = refusalIn(error)
  if (!refusal || isOutOfRoom(error) || error instanceof StoreAwayError) tell(error)
  return refusal ?? new Refusal('internal')
}

type OrderReason = {
  [Each in Reason]: RefusalData[Each] extends { order: OrderDetail } ? Each : never
}[Reason]
type RestOf<Each extends OrderReason> = Omit<RefusalData[Each], 'order'>
type Rest<Each extends OrderReason> = object extends RestOf<Each> ? [] : [rest: RestOf<Each>]

/** The order that a refusal carries, with how to refuse with it told otherwise. */
export function orderIn(error: unknown) {
  if (!(error instanceof Refusal)) return null
  const { reason, data } = error as Refusal<OrderReason>
  if (data === null || !('order' in data)) return null
  const retell = (order: OrderDetail) => new Refusal(reason, { ...data, order } as never)
  return { order: data.order, retell }
}

/** Thrown while an order changes; `refuseWithOrder` adds the order as it then is. */
export class OrderRefusal<Each extends OrderReason = OrderReason> extends Error {
  readonly reason: Each
  readonly rest: RestOf<Each> | null

  constructor(reason: Each, ...[rest]: Rest<Each>) {
    super(reason)
    this.name = 'OrderRefusal'
    this.reason = reason
    this.rest = rest ?? null
  }

  with(order: OrderDetail): Refusal {
    const carried = [{ ...this.rest, order }] as unknown as Carried<RefusalData[Each]>
    return new Refusal(this.reason, ...carried)
  }
}
