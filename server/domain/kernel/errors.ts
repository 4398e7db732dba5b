import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { Reason, RefusalData } from '../../../contract/refusals.ts'
import { isDatabaseAway } from '../../db/databaseAway.ts'
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

/** A refusal that only the operator sees, with its reason in English. */
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

/** Thrown when the picture store doesn't do what was requested. */
export class StoreAwayError extends Error {}

/** The refusal that an error is answered with; null for an unexpected error. */
export function refusalIn(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (isCrowdedOut(error)) return new Refusal('tooBusy')
  if (isDatabaseAway(error)) return new Refusal('unavailable')
  if (error instanceof StoreAwayError) return new Refusal('picturesAway')
  return isOutOfRoom(error) ? new Refusal('storageFull') : null
}

/**
 * The same, with a refusal for unexpected errors. `report` receives what the operator must fix: an
 * unexpected error, a full disk, an unavailable store or database.
 */
export function answerTo(error: unknown, report: (error: unknown) => void): Refusal {
  const refusal = refusalIn(error)
  const isAway = error instanceof StoreAwayError || isDatabaseAway(error)
  if (!refusal || isAway || isOutOfRoom(error)) report(error)
  return refusal ?? new Refusal('internal')
}

type OrderReason = {
  [Each in Reason]: RefusalData[Each] extends { order: OrderDetail } ? Each : never
}[Reason]
type RestOf<Each extends OrderReason> = Omit<RefusalData[Each], 'order'>
type Rest<Each extends OrderReason> = object extends RestOf<Each> ? [] : [rest: RestOf<Each>]

/**
 * The order in a refusal, with a function that makes the same refusal with another text of the
 * order.
 */
export function orderIn(error: unknown) {
  if (!(error instanceof Refusal)) return null
  const { reason, data } = error as Refusal<OrderReason>
  if (data === null || !('order' in data)) return null
  const withOrder = (order: OrderDetail) => new Refusal(reason, { ...data, order } as never)
  return { order: data.order, withOrder }
}

/** Thrown during a change of an order. `refuseWithOrder` adds the current order. */
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
