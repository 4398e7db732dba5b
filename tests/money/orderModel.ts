import {
  no,
  ok,
  type ModelLine,
  type ModelOrder,
  type ModelProof,
  type ModelState,
  type Stage,
  type Verdict,
} from './modelState.ts'
import { shared, unsentOf } from './refundShares.ts'
import { endOfReturnDay } from './returnDays.ts'
import { isGood } from './walletModel.ts'
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

/** Computes the result of each step of an order, and stores it: money, stock and deadlines. */
export function orderModel(state: ModelState) {
  const { shoppers, goods, orders } = state
  const { goodOf, look, end, receive, find, shown } = ordersAsTheyAre(state)

  return {
    shown,
    look,

    place(
      owner: number,
      items: readonly ModelItem[],
      shownCents: number,
      hasPromo: boolean,
    ): Verdict {
      const isShort = items.some(({ good, quantity }) => {
        const { onHand, reserved } = goods[good]!
        return onHand - reserved < quantity
      })
      if (isShort) return no('outOfStock')
      const { promo } = state
      const prices = items.map(({ good, quantity }) => goods[good]!.priceCents * quantity)
      if (hasPromo && orders.some((order) => order.owner === owner && order.hasPromo))
        return no('promoUsed')
      if (hasPromo && sumOf(prices) < promo.minSubtotalCents) return no('promoMinimum')
      const discounts = shared(hasPromo ? promo.discountCents : 0, prices)
      const totalCents = totalOf(state, items, hasPromo)
      if (shownCents !== totalCents) return no('totalChanged')
      for (const item of items) goodOf(item).reserved += item.quantity
      const order: ModelOrder = {
        id: 0,
        sn: '',
        owner,
        lines: items.map((item, index) => ({
          ...item,
          lineId: 0,
          discountCents: discounts[index]!,
          sent: 0,
          keptBack: 0,
          refundedQuantity: 0,
          reducedCents: 0,
          isReviewed: false,
        })),
        placedAt: state.now,
        totalCents,
        refundedCents: 0,
        status: 0,
        stage: null,
        statusBefore: 1,
        deadline: state.now + periodsMs.toPay,
        leftMs: null,
        returnUntil: null,
        returnLeftMs: null,
        hasPromo,
        isExpired: false,
        isExtended: false,
      }
      orders.push(order)
      return shown(order)
    },

    pay(at: number, by: number, proof: ModelProof | undefined): Verdict {
      const order = find(at, by)
      if (!order) return no('notFound')
      if (order.status !== 0) return no(order.isExpired ? 'deadlinePassed' : 'stateChanged')
      const use = { owner: by, operation: 'orderPay', subjectId: order.id } as const
      if (!isGood(state, proof, { ...use, amountCents: order.totalCents }))
        return no('proofInvalid')
      const shopper = shoppers[by]!
      const shortCents = order.totalCents - shopper.availableCents
      if (shortCents > 0) return no('balanceTooLow', { shortCents })
      proof.isUsed = true
      shopper.availableCents -= order.totalCents
      order.status = 1
      order.deadline = null
      return shown(order)
    },

    cancel(at: number, by: number): Verdict {
      const order = find(at, by)
      if (!order) return no('notFound')
      if (order.status !== 0) return no(order.isExpired ? 'deadlinePassed' : 'stateChanged')
      end(order)
      return shown(order)
    },

    /** Ships these pieces, or all unsent ones. */
    ship(at: number, pieces: readonly { line: ModelLine; quantity: number }[] | null): Verdict {
      const order = find(at)
      if (order?.status !== 1) return no('stateChanged')
      const sent = pieces ?? order.lines.map((line) => ({ line, quantity: unsentOf(line) }))
      if (sent.some(({ line, quantity }) => quantity > line.quantity)) return no('invalidInput')
      if (sent.some(({ line, quantity }) => quantity > unsentOf(line))) return no('alreadySent')
      for (const { line, quantity } of sent) {
        goodOf(line).onHand -= quantity
        goodOf(line).reserved -= quantity
        line.sent += quantity
      }
      if (order.lines.every((line) => unsentOf(line) === 0)) {
        order.status = 2
        order.deadline = state.now + periodsMs.toConfirmReceipt
      }
      return ok
    },

    annul(at: number): Verdict {
      const order = find(at)
      if (order?.status !== 1) return no('stateChanged')
      if (order.lines.some(({ sent }) => sent > 0)) return no('alreadySent')
      for (const line of order.lines) {
        const pieces = unsentOf(line)
        goodOf(line).reserved -= pieces
        line.keptBack += pieces
        line.refundedQuantity += pieces
      }
      shoppers[order.owner]!.availableCents += order.totalCents - order.refundedCents
      order.refundedCents = order.totalCents
      order.status = -4
      order.stage = 'refunded'
      freePromo(order)
      return ok
    },

    confirm(at: number, by: number): Verdict {
      const order = find(at, by)
      if (!order) return no('notFound')
      if (order.status !== 2) return no('stateChanged')
      receive(order, state.now)
      return shown(order)
    },

    extend(at: number, by: number): Verdict {
      const order = find(at, by)
      if (!order) return no('notFound')
      if (order.status !== 2 || order.deadline === null) return no('stateChanged')
      if (order.isExtended) return no('alreadyExtended')
      order.isExtended = true
      order.deadline += periodsMs.receiptExtension
      return shown(order)
    },

    /**
     * The first review completes the order. Later ones leave the period for a late refund
     * unchanged.
     */
    review(at: number, by: number, lines: readonly ModelLine[]): Verdict {
      const order = find(at, by)
      if (!order) return no('notFound')
      if (order.status !== 3 && order.status !== 4) return no('stateChanged')
      if (lines.some(({ isReviewed }) => isReviewed)) return no('alreadyReviewed')
      for (const line of lines) line.isReviewed = true
      if (order.status === 3) {
        order.status = 4
        order.deadline = state.now + periodsMs.toRefundLate
      }
      return shown(order)
    },
  }
}

interface ModelItem {
  good: number
  quantity: number
}

export function totalOf(
  { goods, promo }: ModelState,
  items: readonly ModelItem[],
  hasPromo: boolean,
): number {
  const costs = items.map(({ good, quantity }) => {
    const { priceCents, freightCents } = goods[good]!
    return priceCents * quantity + freightCents
  })
  return sumOf(costs) - (hasPromo ? promo.discountCents : 0)
}

function sumOf(all: readonly number[]): number {
  return all.reduce((sum, cents) => sum + cents, 0)
}
