import type { OrderDetail } from '../../contract/orderDetail.ts'
import { showOrder } from '../../contract/orders.ts'
import {
  declareReturn,
  declareReturnAsGuest,
  showReturn,
  type ReturnOffer,
} from '../../contract/returns.ts'
import type { Answered, ModelDriver } from './modelDriver.ts'
import { ok, type ModelOrder } from './modelState.ts'
import type { Step } from './modelSteps.ts'
import { actor, isOdd, one, type Play } from './playing.ts'
import { returnModel } from './returnModel.ts'
import { orderPlays } from './playOrders.ts'
import { playSendBack } from './playRefunds.ts'

export const returnPlays = {
  declareReturn: {
    list: 'orders',
    fits: ({ orders }, at) => (orders[at]?.status ?? 0) > 0,
    play: playDeclare,
  },
  /** Up to the goods' way back, or their arrival. */
  goReturn: {
    list: 'orders',
    fits: ({ orders }, at) => (orders[at]?.status ?? 0) > 1,
    play: async (driver, step, at) => {
      const { refunds, orders } = driver.state
      const before = refunds.length
      const played =
        orders[at]!.status === 2 && step.size > 4
          ? await orderPlays.confirm.play(driver, { ...step, twist: 0 }, at)
          : []
      played.push(...(await playDeclare(driver, { ...step, twist: 0 }, at)))
      if (refunds[before]?.stage !== 'awaitingReturn') return played
      if (step.twist % 2 === 0)
        played.push(...(await playSendBack(driver, { ...step, twist: 0 }, before)))
      if (step.twist > 4) played.push(...(await playArrived(driver, step, before)))
      return played
    },
  },
  returnArrived: {
    list: 'refunds',
    fits: ({ refunds }, at) =>
      refunds[at]?.isStatutory === true &&
      (refunds[at].stage === 'awaitingReturn' || refunds[at].stage === 'returning'),
    play: playArrived,
  },
  readReturn: {
    list: 'orders',
    fits: ({ orders }, at) => (orders[at]?.status ?? 0) > 0,
    play: ({ state, call }, step, at) => {
      const order = state.orders[at]!
      const by = actor(order.owner, step)
      const said = `shopper ${by} reads what of order ${order.id} can be returned`
      return one(said, returnModel(state).read(at, by), async () =>
        comparable(order, await call(by, showReturn, { orderId: order.id })),
      )
    },
  },
  /** Tries it at the moment at which a return ends or can't be declared any more, or just before. */
  returnAtEnd: {
    list: 'orders',
    fits: ({ orders, now }, at) => endOf(orders[at]!) > now,
    play: async (driver, step, at) => {
      const { state, passTime } = driver
      const order = state.orders[at]!
      const leftMs = Math.max(0, endOf(order) - state.now - (step.twist % 2))
      await passTime(leftMs / 1_000)
      const said = `${leftMs} ms pass, to the end of a time of order ${order.id}`
      const open = state.refunds.findLastIndex((refund) => refund.order === order)
      return [
        { said, verdict: ok, answer: { word: 'ok', data: null } },
        ...(order.stage === 'awaitingReturn' && step.size % 2 === 0
          ? await playSendBack(driver, step, open)
          : await playDeclare(driver, step, at)),
      ]
    },
  },
} satisfies Partial<Record<Step['kind'], Play>>

function endOf({ stage, deadline, returnUntil }: ModelOrder): number {
  return returnUntil ?? (stage === 'awaitingReturn' ? (deadline ?? 0) : 0)
}

async function playDeclare(driver: ModelDriver, step: Step, at: number) {
  const { state } = driver
  const { size, pick } = step
  const order = state.orders[at]!
  const by = actor(order.owner, step)
  const left = order.lines.filter((line) => line.quantity > line.refundedQuantity)
  const among = left.length > 0 && !isOdd(step) ? left : order.lines
  const chosen = pick === 1 ? among.slice(0, 1) : among
  const lines = chosen.map((line) => {
    const most = Math.max(1, line.quantity - line.refundedQuantity)
    return { line, quantity: [most, 1, most, line.quantity][size % 4] ?? 1 }
  })
  const pieces = lines.map(({ line, quantity }) => ({ lineId: line.lineId, quantity }))
  const verdict = returnModel(state).declare(at, by, lines)
  const declare = size > 6 && by === order.owner ? declareAsGuest : declareAsShopper
  const said = `shopper ${by} returns ${JSON.stringify(pieces)} of order ${order.id}, ${declare.name}`
  const played = await one(said, verdict, async () =>
    comparable(order, await declare(driver, { order, by, pieces })),
  )
  const { declared } = (played[0]?.answer.data ?? {}) as Partial<ReturnOffer>
  if (verdict.word === 'ok' && declared) state.refunds.at(-1)!.id = declared.id
  return played
}

interface Declared {
  order: ModelOrder
  by: number
  pieces: { lineId: number; quantity: number }[]
}

function declareAsShopper({ call }: ModelDriver, { order, by, pieces }: Declared) {
  return call(by, declareReturn, { orderId: order.id, lines: pieces })
}

/** Proves the order by its number, and the postcode and phone that it was placed with. */
async function declareAsGuest({ call }: ModelDriver, { order, by, pieces }: Declared) {
  const { data } = await call(by, showOrder, { id: order.id })
  const { postcode, mobile } = (data as OrderDetail).address
  return call(by, declareReturnAsGuest, {
    sn: order.sn,
    postcode: postcode ?? '',
    mobile,
    lines: pieces,
  })
}

function playArrived({ state, office }: ModelDriver, { size, pick, twist }: Step, at: number) {
  const { order, lines, amountCents } = state.refunds[at]!
  const { line, quantity, unsent } = lines[pick % lines.length]!
  const arrived = quantity - unsent
  const pieces = [null, null, arrived, 0, arrived + 1][size % 5] ?? null
  const third = Math.ceil(amountCents / 3)
  const deductedCents = [0, 0, third, amountCents - 1, amountCents, amountCents + 1][twist % 6] ?? 0
  const verdict = returnModel(state).arrived(order, {
    resellable: pieces === null ? null : new Map([[line, pieces]]),
    deductedCents,
  })
  const said = `${pieces ?? 'all'} of order ${order.id} arrived, less ${deductedCents}`
  return one(said, verdict, () =>
    office('/returns/arrived', {
      order: order.sn,
      resellable: pieces === null ? undefined : [{ lineId: line.lineId, quantity: pieces }],
      deduction: deductedCents > 0 ? { amountCents: deductedCents, reason: 'worn' } : undefined,
    }),
  )
}

/** The answer with the model's names, and lines in the model's order. */
function comparable(order: ModelOrder, { word, data }: Answered): Answered {
  if (word !== 'ok') return { word, data }
  const offer = data as ReturnOffer
  const pieces = order.lines.map(({ lineId }) => {
    const line = offer.lines.find((each) => each.lineId === lineId)
    return (
      line && {
        quantity: line.quantity,
        unsentQuantity: line.unsentQuantity,
        givesBackCents: line.givesBackCents,
      }
    )
  })
  const { declared } = offer
  return {
    word,
    data: {
      ...offer,
      declaredCents: declared ? declared.amountCents - declared.deductedCents : null,
      declaredStage: declared?.stage ?? null,
      pieces: order.stage === 'refunded' ? null : pieces,
    },
  }
}
