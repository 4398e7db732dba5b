import type { OrderDetail } from '../contract/orderDetail.ts'
import type { Reason, RefusalData } from '../contract/refusals.ts'

type Carried<Data> = Data extends null ? [] : [data: Data]

/** Thrown by verbs to refuse. Anything else that is thrown is a fault and answers 500 without detail. */
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

type OrderReason = {
  [Each in Reason]: RefusalData[Each] extends { order: OrderDetail } ? Each : never
}[Reason]
type BesideOrder<Each extends OrderReason> = Omit<RefusalData[Each], 'order'>
type Beside<Each extends OrderReason> =
  object extends BesideOrder<Each> ? [] : [beside: BesideOrder<Each>]

/** Thrown while an order changes; `refuseWithOrder` adds the order as it then is. */
export class OrderRefusal<Each extends OrderReason = OrderReason> extends Error {
  readonly reason: Each
  readonly beside: BesideOrder<Each> | null

  constructor(reason: Each, ...[beside]: Beside<Each>) {
    super(reason)
    this.name = 'OrderRefusal'
    this.reason = reason
    this.beside = beside ?? null
  }

  with(order: OrderDetail): Refusal {
    const carried = [{ ...this.beside, order }] as unknown as Carried<RefusalData[Each]>
    return new Refusal(this.reason, ...carried)
  }
}

/** Refusals that aren't HTTP 200: missing session and malformed requests. */
export const statusOfReason: Partial<Record<Reason, number>> = {
  notLoggedIn: 401,
  invalidInput: 400,
  keyMissing: 400,
  keyReused: 422,
  tooLarge: 413,
  methodNotAllowed: 405,
  internal: 500,
}
