import {
  no,
  ok,
  type ModelLine,
  type ModelOrder,
  type ModelProof,
  type ModelRefund,
  type ModelState,
  type Verdict,
} from './modelState.ts'
import { isGood } from './walletModel.ts'

const minute = 60_000
const day = 86_400_000

/** Says what a step of an order comes to, and keeps it: its money, its stock and its deadlines. */
export function orderModel(state: ModelState) {
  const { shoppers, goods, orders } = state
  const goodOf = (line: Pick<ModelLine, 'good'>) => goods[line.good]!

  /** What a passed deadline asks for; one step, as when the order is read. */
  function look(order: ModelOrder): void {
    if (order.deadline === null || order.deadline > state.now) return
    if (order.status === 0) {
      end(order)
      order.isExpired = true
    } else if (order.status === 2) receive(order)
    else if (order.status === 3) {
      order.status = 4
      order.deadline = state.now + 7 * day
    }
  }

  function end(order: ModelOrder): void {
    order.status = -1
    order.deadline = null
    for (const line of order.lines) goodOf(line).reserved -= line.quantity
  }

  function receive(order: ModelOrder): void {
    order.status = 3
    order.deadline = state.now + 7 * day
  }

  /** The order of this shopper, or of anyone for the operator, as it now is. */
  function find(at: number, by?: number): ModelOrder | null {
    const order = orders[at]
    if (!order || (by !== undefined && order.owner !== by)) return null
    look(order)
    return order
  }

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
    const { order } = refund
    order.refundedCents += refund.amountCents
    const isLastPiece = order.lines.every(
      (line) => line.quantity === line.refundedQuantity + askedOf(refund, line),
    )
    const isWhole = order.refundedCents === order.totalCents || isLastPiece
    if (order.statusBefore === 1) {
      for (const line of order.lines) {
        goodOf(line).reserved -= isWhole
          ? line.quantity - line.refundedQuantity
          : askedOf(refund, line)
      }
    }
    for (const { line, quantity } of refund.lines) line.refundedQuantity += quantity
    refund.stage = 'refunded'
    shoppers[order.owner]!.availableCents += refund.amountCents
    if (isWhole) order.stage = 'refunded'
    else moveBack(order)
  }

  const shown = (order: ModelOrder): Verdict => ({
    word: 'ok',
    data: {
      status: order.status,
      afterSaleStage: order.stage,
      totalCents: order.totalCents,
      refundedCents: order.refundedCents,
    },
  })

  return {
    shown,
    look,

    place(
      owner: number,
      items: readonly { good: number; quantity: number }[],
      shownCents: number,
    ): Verdict {
      const isShort = items.some((item) => {
        const { onHand, reserved } = goodOf(item)
        return onHand - reserved < item.quantity
      })
      if (isShort) return no('outOfStock')
      const totalCents = totalOf(state, items)
      if (shownCents !== totalCents) return no('totalChanged')
      for (const item of items) goodOf(item).reserved += item.quantity
      const order: ModelOrder = {
        id: 0,
        sn: '',
        owner,
        lines: items.map((item) => ({ ...item, lineId: 0, refundedQuantity: 0 })),
        totalCents,
        refundedCents: 0,
        status: 0,
        stage: null,
        statusBefore: 1,
        deadline: state.now + 30 * minute,
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

    ship(at: number): Verdict {
      const order = find(at)
      if (order?.status !== 1) return no('stateChanged')
      for (const line of order.lines) {
        const pieces = line.quantity - line.refundedQuantity
        goodOf(line).onHand -= pieces
        goodOf(line).reserved -= pieces
      }
      order.status = 2
      order.deadline = state.now + 14 * day
      return ok
    },

    confirm(at: number, by: number): Verdict {
      const order = find(at, by)
      if (!order) return no('notFound')
      if (order.status !== 2) return no('stateChanged')
      receive(order)
      return shown(order)
    },

    extend(at: number, by: number): Verdict {
      const order = find(at, by)
      if (!order) return no('notFound')
      if (order.status !== 2 || order.deadline === null) return no('stateChanged')
      if (order.isExtended) return no('alreadyExtended')
      order.isExtended = true
      order.deadline += 7 * day
      return shown(order)
    },

    applyRefund(
      at: number,
      by: number,
      asked: { lines: ModelRefund['lines']; amountCents: number; withReturn: boolean },
    ): Verdict {
      const order = find(at, by)
      if (!order) return no('notFound')
      const { status, stage, deadline } = order
      if (status === -4) return no(stage === 'refunded' ? 'alreadyRefunded' : 'alreadySubmitted')
      if (status < 1) return no('stateChanged')
      if (status === 4 && (deadline === null || deadline <= state.now))
        return no('refundPeriodOver')
      const isTooMany = ({ line, quantity }: ModelRefund['lines'][number]) =>
        quantity > line.quantity - line.refundedQuantity
      if (asked.lines.some(isTooMany)) return no('alreadyRefunded')
      if (asked.withReturn && status === 1) return no('nothingToReturn')
      const maxAmountCents = mostBack(state, asked.lines)
      if (asked.amountCents > maxAmountCents) return no('refundTooHigh', { maxAmountCents })
      state.refunds.push({ id: 0, order, ...asked, stage: 'applying' })
      order.statusBefore = status as ModelOrder['statusBefore']
      order.status = -4
      order.stage = 'applying'
      order.leftMs = deadline === null ? null : deadline - state.now
      order.deadline = null
      return shown(order)
    },

    approve(at: number): Verdict {
      const refund = findRefund(at)
      if (refund?.stage !== 'applying') return no('stateChanged')
      if (!refund.withReturn) settle(refund)
      else refund.stage = refund.order.stage = 'awaitingReturn'
      return ok
    },

    refuseRefund(at: number): Verdict {
      const refund = findRefund(at)
      if (refund?.stage !== 'applying' && refund?.stage !== 'returning') return no('stateChanged')
      refund.stage = 'refused'
      moveBack(refund.order)
      return ok
    },

    withdrawRefund(at: number, by: number): Verdict {
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

    returned(at: number): Verdict {
      const refund = findRefund(at)
      if (refund?.stage !== 'returning') return no('stateChanged')
      for (const { line, quantity } of refund.lines) goodOf(line).onHand += quantity
      settle(refund)
      return ok
    },
  }
}

function askedOf({ lines }: ModelRefund, wanted: ModelLine): number {
  return lines.find(({ line }) => line === wanted)?.quantity ?? 0
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

/** Each piece carries its part of the freight; of cents that don't divide, the first pieces carry one more. */
export function mostBack(state: ModelState, asked: ModelRefund['lines']): number {
  return asked.reduce((sum, { line, quantity }) => {
    const { priceCents, freightCents } = state.goods[line.good]!
    const each = Math.floor(freightCents / line.quantity)
    const odd = freightCents % line.quantity
    const oddLeft = Math.max(0, odd - line.refundedQuantity)
    return sum + priceCents * quantity + each * quantity + Math.min(oddLeft, quantity)
  }, 0)
}
