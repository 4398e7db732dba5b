import {
  no,
  ok,
  type ModelLine,
  type ModelOrder,
  type ModelRefund,
  type ModelState,
  type Verdict,
} from './modelState.ts'
import { freePromo, ordersAsTheyAre } from './ordersAsTheyAre.ts'
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

/** Per line, how many pieces are resellable, none of other lines; null: all returned pieces. */
export type Resellable = ReadonlyMap<ModelLine, number> | null

/** Computes the result of each step of a refund request, and stores it. */
export function refundModel(state: ModelState) {
  const { goodOf, look, find, shown, stop, goBack } = ordersAsTheyAre(state)

  function findRefund(at: number, by?: number): ModelRefund | null {
    const refund = state.refunds[at]
    if (!refund || (by !== undefined && refund.order.owner !== by)) return null
    look(refund.order)
    return refund
  }

  function settle(refund: ModelRefund): void {
    const { order, isOffer } = refund
    state.shoppers[order.owner]!.availableCents += refund.amountCents
    order.refundedCents += refund.amountCents
    for (const { line, quantity, unsent, amountCents } of refund.lines) {
      line.refundedCents += amountCents
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
      freePromo(order)
      return
    }
    const isRestSent =
      order.statusBefore === 1 && !isOffer && order.lines.every((line) => unsentOf(line) === 0)
    goBack(order, state.now)
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

  /** Goods of a statutory return may arrive without having been announced. */
  function takeBack(
    refund: ModelRefund,
    { resellable, deductedCents }: { resellable: Resellable; deductedCents: number },
  ): Verdict {
    const { stage, isStatutory } = refund
    const isOnItsWay = stage === 'returning' || (isStatutory && stage === 'awaitingReturn')
    if (!isOnItsWay) return no('stateChanged')
    const back = refund.lines.map(({ line, quantity, unsent }) => ({
      line,
      arrived: quantity - unsent,
      fit: resellable ? (resellable.get(line) ?? 0) : quantity - unsent,
    }))
    if (back.some(({ arrived, fit }) => fit > arrived)) return no('invalidInput')
    if (deductedCents >= refund.amountCents) return no('invalidInput')
    for (const { line, fit } of back) goodOf(line).onHand += fit
    refund.amountCents -= deductedCents
    const amounts = refund.lines.map(({ amountCents }) => amountCents)
    for (const [index, cents] of shared(deductedCents, amounts).entries())
      refund.lines[index]!.amountCents -= cents
    refund.order.deadline = null
    settle(refund)
    return ok
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
        isStatutory: false,
        stage: 'applying',
      })
      stop(order, 'applying')
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
      if (refund.isStatutory) return no('statutoryReturn')
      refund.stage = 'refused'
      goBack(refund.order, state.now)
      return ok
    },

    withdraw(at: number, by: number): Verdict {
      const refund = findRefund(at, by)
      if (!refund) return no('notFound')
      if (refund.stage !== 'applying' && refund.stage !== 'awaitingReturn')
        return no('stateChanged')
      refund.stage = 'withdrawn'
      goBack(refund.order, state.now)
      return shown(refund.order)
    },

    sendBack(at: number, by: number): Verdict {
      const refund = findRefund(at, by)
      if (!refund) return no('notFound')
      if (refund.stage !== 'awaitingReturn') return no('stateChanged')
      refund.stage = refund.order.stage = 'returning'
      refund.order.deadline = null
      return shown(refund.order)
    },

    returned(at: number, resellable: Resellable): Verdict {
      const refund = findRefund(at)
      return refund ? takeBack(refund, { resellable, deductedCents: 0 }) : no('stateChanged')
    },

    settle,
    takeBack,
  }
}
