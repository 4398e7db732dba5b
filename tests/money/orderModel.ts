import {
  no,
  ok,
  type ModelLine,
  type ModelOrder,
  type ModelProof,
  type ModelState,
  type Verdict,
} from './modelState.ts'
import { mostOf, shared, unsentOf } from './refundShares.ts'
import { freePromo, ordersAsTheyAre } from './ordersAsTheyAre.ts'
import { isGood } from './walletModel.ts'
import { periodsMs } from '../support/facts.ts'

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
          refundedCents: 0,
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
      const restCents = order.totalCents - order.refundedCents
      const unsent = order.lines.filter((line) => unsentOf(line) > 0)
      const most = unsent.map((line) => mostOf(state, { line, quantity: unsentOf(line) }))
      // An offer may have left nothing to give for any piece.
      const weights = sumOf(most) > 0 ? most : unsent.map(unsentOf)
      const shares = shared(restCents, weights)
      for (const [index, line] of unsent.entries()) {
        const pieces = unsentOf(line)
        line.refundedCents += shares[index]!
        goodOf(line).reserved -= pieces
        line.keptBack += pieces
        line.refundedQuantity += pieces
      }
      shoppers[order.owner]!.availableCents += restCents
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
