import {
  no,
  ok,
  type ModelLine,
  type ModelOrder,
  type ModelRefund,
  type ModelState,
  type Verdict,
} from './modelState.ts'
import { ordersAsTheyAre } from './orderModel.ts'
import { mostOf, sentOf, shared, unsentOf, type Asked } from './refundShares.ts'
import { periodsMs } from '../support/facts.ts'

export interface AskedRefund {
  lines: readonly Asked[]
  amountCents: number
  withReturn: boolean
  isReceived: boolean
  /** Its reason is about the goods themselves. */
  isAboutGoods: boolean
}

/** Computes the result of each step of a refund request, and stores it. */
export function refundModel(state: ModelState) {
  const { goodOf, look, find, shown } = ordersAsTheyAre(state)

  function findRefund(at: number, by?: number): ModelRefund | null {
    const refund = state.refunds[at]
    if (!refund || (by !== undefined && refund.order.owner !== by)) return null
    look(refund.order)
    return refund
  }

  function moveBack(order: ModelOrder): void {
    order.status = order.statusBefore
    order.stage = null
    order.deadline = order.leftMs === null ? null : state.now + order.leftMs
    order.leftMs = null
  }

  function settle(refund: ModelRefund): void {
    const { order, isOffer } = refund
    state.shoppers[order.owner]!.availableCents += refund.amountCents
    order.refundedCents += refund.amountCents
    for (const { line, quantity, unsent, amountCents } of refund.lines) {
      if (isOffer) line.reducedCents += amountCents
      else {
        line.refundedQuantity += quantity
        line.keptBack += unsent
        goodOf(line).reserved -= unsent
      }
    }
    refund.stage = 'refunded'
    const isEveryPiece = order.lines.every((line) => line.quantity === line.refundedQuantity)
    if (order.refundedCents === order.totalCents || (isEveryPiece && !isOffer)) {
      order.stage = 'refunded'
      if (order.statusBefore === 1) freeTheRest(order)
      return
    }
    const isRestSent =
      order.statusBefore === 1 && !isOffer && order.lines.every((line) => unsentOf(line) === 0)
    moveBack(order)
    if (!isRestSent) return
    order.status = 2
    order.deadline = state.now + periodsMs.toConfirmReceipt
  }

  /** Releases the reservation once nothing is left to pay for. */
  function freeTheRest({ lines }: ModelOrder): void {
    for (const line of lines) {
      goodOf(line).reserved -= unsentOf(line)
      line.keptBack += unsentOf(line)
    }
  }

  return {
    apply(at: number, by: number, asked: AskedRefund): Verdict {
      const order = find(at, by)
      if (!order) return no('notFound')
      const { status, stage, deadline } = order
      const { withReturn, isReceived, amountCents } = asked
      if (status === -4) return no(stage === 'refunded' ? 'alreadyRefunded' : 'alreadySubmitted')
      if (status < 1) return no('stateChanged')
      if (status === 4 && (deadline === null || deadline <= state.now))
        return no('refundPeriodOver')
      if (withReturn && !isReceived) return no('nothingToReturn')
      const isTooMany = ({ line, quantity }: Asked) =>
        quantity > line.quantity - line.refundedQuantity
      if (asked.lines.some(isTooMany)) return no('alreadyRefunded')
      const isOfSent = withReturn || isReceived || asked.isAboutGoods
      const isSent = asked.lines.every(({ line, quantity }) => quantity <= sentOf(line))
      if (status === 1 && isOfSent && !isSent)
        return no(withReturn ? 'nothingToReturn' : 'notSentYet')
      const most = asked.lines.map((one) => mostOf(state, one))
      const maxAmountCents = most.reduce((sum, cents) => sum + cents, 0)
      if (amountCents > maxAmountCents) return no('refundTooHigh', { maxAmountCents })
      const shares = shared(amountCents, most)
      state.refunds.push({
        id: 0,
        order,
        withReturn,
        lines: asked.lines.map(({ line, quantity }, index) => ({
          line,
          quantity,
          unsent: isOfSent ? 0 : Math.min(quantity, unsentOf(line)),
          amountCents: shares[index]!,
        })),
        amountCents,
        isOffer: false,
        stage: 'applying',
      })
      order.statusBefore = status as ModelOrder['statusBefore']
      order.status = -4
      order.stage = 'applying'
      order.leftMs = deadline === null ? null : deadline - state.now
      order.deadline = null
      return shown(order)
    },

    /** Approves the whole requested amount, or less. */
    approve(at: number, offerCents: number | null): Verdict {
      const refund = findRefund(at)
      if (refund?.stage !== 'applying') return no('stateChanged')
      if (offerCents !== null) {
        if (offerCents >= refund.amountCents) return no('invalidInput')
        const shares = shared(
          offerCents,
          refund.lines.map(({ amountCents }) => amountCents),
        )
        for (const [index, line] of refund.lines.entries()) line.amountCents = shares[index]!
        refund.amountCents = offerCents
        refund.isOffer = true
      }
      if (refund.withReturn) refund.stage = refund.order.stage = 'awaitingReturn'
      else settle(refund)
      return ok
    },

    refuse(at: number): Verdict {
      const refund = findRefund(at)
      if (refund?.stage !== 'applying' && refund?.stage !== 'returning') return no('stateChanged')
      refund.stage = 'refused'
      moveBack(refund.order)
      return ok
    },

    withdraw(at: number, by: number): Verdict {
      const refund = findRefund(at, by)
      if (!refund) return no('notFound')
      if (refund.stage !== 'applying' && refund.stage !== 'awaitingReturn')
        return no('stateChanged')
      refund.stage = 'withdrawn'
      moveBack(refund.order)
      return shown(refund.order)
    },

    sendBack(at: number, by: number): Verdict {
      const refund = findRefund(at, by)
      if (!refund) return no('notFound')
      if (refund.stage !== 'awaitingReturn') return no('stateChanged')
      refund.stage = refund.order.stage = 'returning'
      return shown(refund.order)
    },

    /** Per line, how many pieces are resellable, none of other lines; null: all returned pieces. */
    returned(at: number, resellable: ReadonlyMap<ModelLine, number> | null): Verdict {
      const refund = findRefund(at)
      if (refund?.stage !== 'returning') return no('stateChanged')
      const isTooMany = refund.lines.some(
        ({ line, quantity }) => (resellable?.get(line) ?? 0) > quantity,
      )
      if (isTooMany) return no('invalidInput')
      for (const { line, quantity } of refund.lines)
        goodOf(line).onHand += resellable ? (resellable.get(line) ?? 0) : quantity
      settle(refund)
      return ok
    },
  }
}
