import { no, type ModelOrder, type ModelState, type Verdict } from './modelState.ts'
import { isoOf, ordersAsTheyAre } from './ordersAsTheyAre.ts'
import { refundModel, type Resellable } from './refundModel.ts'
import { mostBack, mostOf, unsentOf, type Asked } from './refundShares.ts'
import { endOfReturnDay } from './returnDays.ts'

/** Computes the result of each step of a statutory return, and stores it. */
export function returnModel(state: ModelState) {
  const { goodOf, look, find, stop } = ordersAsTheyAre(state)
  const { settle, takeBack } = refundModel(state)

  /** All pieces that can be returned now. Sent pieces of some goods can't. */
  function offered(order: ModelOrder): Asked[] {
    return order.lines.map((line) => ({
      line,
      quantity: goodOf(line).nonReturnable ? unsentOf(line) : line.quantity - line.refundedQuantity,
    }))
  }

  function refusalOf(order: ModelOrder): string | null {
    const { status, stage, returnUntil } = order
    if (stage !== null) return stage === 'refunded' ? 'nothingLeft' : 'requestOpen'
    if (status < 1) return 'unpaid'
    if (returnUntil !== null && returnUntil <= state.now) return 'periodOver'
    return mostBack(state, offered(order)) > 0 ? null : 'nothingLeft'
  }

  function shown(order: ModelOrder): Verdict {
    const declared = state.refunds.findLast((one) => one.order === order && one.isStatutory)
    return {
      word: 'ok',
      data: {
        refusedFor: refusalOf(order),
        until: isoOf(order.returnUntil),
        sendBackBy: order.stage === 'awaitingReturn' ? isoOf(order.deadline) : null,
        declaredCents: declared?.amountCents ?? null,
        declaredStage: declared?.stage ?? null,
        /** Nothing of a refunded order is offered. */
        pieces:
          order.stage === 'refunded'
            ? null
            : offered(order).map(({ line, quantity }) => ({
                quantity,
                unsentQuantity: unsentOf(line),
                givesBackCents: Array.from({ length: quantity }, (_, index) =>
                  mostOf(state, { line, quantity: index + 1 }),
                ),
              })),
      },
    }
  }

  return {
    read(at: number, by: number): Verdict {
      const order = find(at, by)
      return order ? shown(order) : no('notFound')
    },

    /** Unsent pieces are taken first. Without a sent one the money follows at once. */
    declare(at: number, by: number, lines: readonly Asked[]): Verdict {
      const order = find(at, by)
      if (!order) return no('notFound')
      if (order.stage !== null)
        return no(order.stage === 'refunded' ? 'alreadyRefunded' : 'alreadySubmitted')
      if (order.status < 1) return no('stateChanged')
      if (order.returnUntil !== null && order.returnUntil <= state.now)
        return no('returnPeriodOver')
      if (lines.some(({ line, quantity }) => quantity > line.quantity - line.refundedQuantity))
        return no('alreadyRefunded')
      const declared = lines.map(({ line, quantity }) => ({
        line,
        quantity,
        unsent: Math.min(quantity, unsentOf(line)),
        amountCents: mostOf(state, { line, quantity }),
      }))
      const sent = declared.filter(({ quantity, unsent }) => quantity > unsent)
      if (sent.some(({ line }) => goodOf(line).nonReturnable)) return no('notReturnable')
      const amountCents = mostBack(state, lines)
      if (amountCents === 0) return no('alreadyRefunded')
      const stage = sent.length > 0 ? 'awaitingReturn' : 'refunding'
      const refund = {
        id: 0,
        order,
        withReturn: sent.length > 0,
        lines: declared,
        amountCents,
        isOffer: false,
        isStatutory: true,
        stage,
      } as const
      const length = state.refunds.push({ ...refund })
      stop(order, stage)
      if (stage === 'awaitingReturn') order.deadline = endOfReturnDay(state.now)
      else settle(state.refunds[length - 1]!)
      return shown(order)
    },

    /** Records the arrival of an order's returned goods, and pays less for worn ones. */
    arrived(
      order: ModelOrder,
      counted: { resellable: Resellable; deductedCents: number },
    ): Verdict {
      const isExpected = (stage: string) => stage === 'awaitingReturn' || stage === 'returning'
      const open = state.refunds.find(
        (one) => one.order === order && one.isStatutory && isExpected(one.stage),
      )
      if (!open) return no('notFound')
      look(order)
      return takeBack(open, counted)
    },
  }
}
