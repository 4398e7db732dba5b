import type { ModelLine, ModelOrder, ModelState, Stage, Verdict } from './modelState.ts'
import { endOfReturnDay } from './returnDays.ts'
import { periodsMs } from '../support/facts.ts'

/**
 * What orders and their refunds share: looking up an order after its deadlines, and its visible
 * data.
 */
export function ordersAsTheyAre(state: ModelState) {
  const goodOf = (line: Pick<ModelLine, 'good'>) => state.goods[line.good]!

  /** Applies all passed deadlines, each from when it passed. */
  function look(order: ModelOrder): void {
    while (order.deadline !== null && order.deadline <= state.now) {
      const passedAt = order.deadline
      if (order.status === 0) {
        end(order)
        order.isExpired = true
      } else if (order.status === 2) receive(order, passedAt)
      else if (order.status === 3) {
        order.status = 4
        order.deadline = passedAt + periodsMs.toRefundLate
      } else if (order.stage === 'awaitingReturn') lapse(order, passedAt)
      else return
    }
  }

  function end(order: ModelOrder): void {
    order.status = -1
    order.deadline = null
    order.hasPromo = false
    for (const line of order.lines) goodOf(line).reserved -= line.quantity
  }

  function receive(order: ModelOrder, at: number): void {
    order.status = 3
    order.deadline = at + periodsMs.toReview
    order.returnUntil = endOfReturnDay(at)
    for (const line of order.lines) goodOf(line).sold += line.quantity - line.refundedQuantity
  }

  /** Opens an after-sale request. The order's periods stand still until it goes back. */
  function stop(order: ModelOrder, stage: Stage): void {
    const { status, deadline, returnUntil } = order
    order.statusBefore = status as ModelOrder['statusBefore']
    order.status = -4
    order.stage = stage
    order.leftMs = deadline === null ? null : deadline - state.now
    order.deadline = null
    order.returnLeftMs = returnUntil === null ? null : returnUntil - state.now
    order.returnUntil = null
  }

  function goBack(order: ModelOrder, at: number): void {
    order.status = order.statusBefore
    order.stage = null
    order.deadline = order.leftMs === null ? null : at + order.leftMs
    order.leftMs = null
    order.returnUntil = order.returnLeftMs === null ? null : at + order.returnLeftMs
    order.returnLeftMs = null
  }

  /** Ends a statutory return whose goods weren't sent in time. */
  function lapse(order: ModelOrder, at: number): void {
    state.refunds.findLast((refund) => refund.order === order)!.stage = 'withdrawn'
    goBack(order, at)
  }

  return {
    goodOf,
    look,
    end,
    receive,
    stop,
    goBack,

    /** The current order of this shopper, or of anyone for the operator. */
    find(at: number, by?: number): ModelOrder | null {
      const order = state.orders[at]
      if (!order || (by !== undefined && order.owner !== by)) return null
      look(order)
      return order
    },

    shown: (order: ModelOrder): Verdict => {
      const { status, deadline } = order
      const deadlineIn = (wanted: number) => (status === wanted ? isoOf(deadline) : null)
      return {
        word: 'ok',
        data: {
          status,
          afterSaleStage: order.stage,
          totalCents: order.totalCents,
          refundedCents: order.refundedCents,
          receiveDeadline: deadlineIn(2),
          completeDeadline: deadlineIn(3),
          refundDeadline: deadlineIn(4),
          returnUntil: isoOf(order.returnUntil),
          sendBackBy: order.stage === 'awaitingReturn' ? isoOf(deadline) : null,
          extended: order.isExtended,
          reviewed: order.lines.every(({ isReviewed }) => isReviewed),
        },
      }
    },
  }
}

export function isoOf(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}

/** Releases the promo code of an order that ended before anything was sent. */
export function freePromo(order: ModelOrder): void {
  if (order.lines.every(({ sent }) => sent === 0)) order.hasPromo = false
}
