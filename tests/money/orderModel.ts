import {
  no,
  ok,
  type ModelLine,
  type ModelOrder,
  type ModelProof,
  type ModelState,
  type Verdict,
} from './modelState.ts'
import { unsentOf } from './refundShares.ts'
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
      } else return
    }
  }

  function end(order: ModelOrder): void {
    order.status = -1
    order.deadline = null
    for (const line of order.lines) goodOf(line).reserved -= line.quantity
  }

  function receive(order: ModelOrder, at: number): void {
    order.status = 3
    order.deadline = at + periodsMs.toReview
    for (const line of order.lines) goodOf(line).sold += line.quantity - line.refundedQuantity
  }

  return {
    goodOf,
    look,
    end,
    receive,

    /** The current order of this shopper, or of anyone for the operator. */
    find(at: number, by?: number): ModelOrder | null {
      const order = state.orders[at]
      if (!order || (by !== undefined && order.owner !== by)) return null
      look(order)
      return order
    },

    shown: (order: ModelOrder): Verdict => {
      const { status, deadline } = order
      const deadlineIn = (wanted: number) =>
        status === wanted && deadline !== null ? new Date(deadline).toISOString() : null
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
          extended: order.isExtended,
          reviewed: order.lines.every(({ isReviewed }) => isReviewed),
        },
      }
    },
  }
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
      items: readonly { good: number; quantity: number }[],
      shownCents: number,
    ): Verdict {
      const isShort = items.some(({ good, quantity }) => {
        const { onHand, reserved } = goods[good]!
        return onHand - reserved < quantity
      })
      if (isShort) return no('outOfStock')
      const totalCents = totalOf(state, items)
      if (shownCents !== totalCents) return no('totalChanged')
      for (const item of items) goodOf(item).reserved += item.quantity
      const order: ModelOrder = {
        id: 0,
        sn: '',
        owner,
        lines: items.map((item) => ({
          ...item,
          lineId: 0,
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

export function totalOf(
  state: ModelState,
  items: readonly { good: number; quantity: number }[],
): number {
  return items.reduce((sum, { good, quantity }) => {
    const { priceCents, freightCents } = state.goods[good]!
    return sum + priceCents * quantity + freightCents
  }, 0)
}
