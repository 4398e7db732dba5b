import type { OrderDetail } from '../../contract/orderDetail.ts'
import { applyRefund, sendGoodsBack, withdrawRefund } from '../../contract/refunds.ts'
import type { ModelDriver } from './modelDriver.ts'
import type { ModelRefund } from './modelState.ts'
import type { Step } from './modelSteps.ts'
import { actor, isOdd, one, type Play } from './playing.ts'
import { refundModel } from './refundModel.ts'
import { mostBack } from './refundShares.ts'

export const refundPlays = {
  applyRefund: {
    list: 'orders',
    fits: ({ orders }, at) => (orders[at]?.status ?? 0) > 0,
    play: playApply,
  },
  /** Up to the goods' way back. */
  goBack: {
    list: 'orders',
    fits: ({ orders }, at) => orders[at]?.status === 2 || orders[at]?.status === 3,
    play: async (driver, step, at) => {
      const before = driver.state.refunds.length
      const played = await playApply(driver, { ...step, size: step.size % 2, twist: 0 }, at)
      const { length } = driver.state.refunds
      if (length === before) return played
      played.push(...(await playApprove(driver, step, length - 1)))
      played.push(...(await playSendBack(driver, { ...step, twist: 0 }, length - 1)))
      return played
    },
  },
  approve: {
    list: 'refunds',
    fits: atStage('applying'),
    play: playApprove,
  },
  refuseRefund: {
    list: 'refunds',
    fits: atStage('returning'),
    play: ({ state, office }, _step, at) => {
      const { id } = state.refunds[at]!
      return one(`refund ${id}: refuse`, refundModel(state).refuse(at), () =>
        office('/refuse', { refundId: id, reason: 'worn' }),
      )
    },
  },
  withdrawRefund: {
    list: 'refunds',
    fits: atStage('applying'),
    play: ({ state, call }, step, at) => {
      const { id, order } = state.refunds[at]!
      const by = actor(order.owner, step)
      const said = `shopper ${by} withdraws refund ${id}`
      return one(said, refundModel(state).withdraw(at, by), () =>
        call(by, withdrawRefund, { refundId: id }),
      )
    },
  },
  sendBack: {
    list: 'refunds',
    fits: atStage('awaitingReturn'),
    play: playSendBack,
  },
  returned: { list: 'refunds', fits: atStage('returning'), play: playReturned },
} satisfies Partial<Record<Step['kind'], Play>>

function atStage(stage: ModelRefund['stage']): NonNullable<Play['fits']> {
  return ({ refunds }, at) => refunds[at]?.stage === stage
}

const kinds = [
  { withReturn: true, isReceived: true, isAboutGoods: false },
  { withReturn: false, isReceived: false, isAboutGoods: false },
  { withReturn: true, isReceived: true, isAboutGoods: true },
  { withReturn: false, isReceived: true, isAboutGoods: false },
  { withReturn: false, isReceived: false, isAboutGoods: true },
]

async function playApply(driver: ModelDriver, step: Step, at: number) {
  const { state, call } = driver
  const { size, pick, twist } = step
  const order = state.orders[at]!
  const by = actor(order.owner, step)
  const chosen = pick === 1 ? order.lines.slice(0, 1) : order.lines
  const lines = chosen.map((line) => {
    const left = Math.max(1, line.quantity - line.refundedQuantity)
    return { line, quantity: [line.quantity, left, 1][size % 3] ?? 1 }
  })
  const most = mostBack(state, lines)
  const amountCents = Math.max(1, [most, most, most + 1, Math.ceil(most / 2), 1][size % 5] ?? most)
  const kind = { ...kinds[twist % kinds.length]!, ...(isOdd(step) ? { isReceived: false } : {}) }
  const verdict = refundModel(state).apply(at, by, { lines, amountCents, ...kind })
  const evidence = [await driver.upload(by)]
  const said = `shopper ${by} asks ${amountCents} of ${most} back for order ${order.id}, ${JSON.stringify(kind)}`
  const played = await one(said, verdict, () =>
    call(by, applyRefund, {
      orderId: order.id,
      type: kind.withReturn ? 'refundAndReturn' : 'refundOnly',
      goodsReceived: kind.isReceived,
      lines: lines.map(({ line, quantity }) => ({ lineId: line.lineId, quantity })),
      amountCents,
      reason: kind.isAboutGoods ? 'damaged' : 'Changed my mind',
      explanation: 'It is not what I looked for.',
      evidence,
    }),
  )
  const { refund } = (played[0]?.answer.data ?? {}) as Partial<OrderDetail>
  if (verdict.word === 'ok' && refund) state.refunds.at(-1)!.id = refund.id
  return played
}

function playReturned({ state, office }: ModelDriver, { size, pick }: Step, at: number) {
  const { id, lines } = state.refunds[at]!
  const { line, quantity } = lines[pick % lines.length]!
  const pieces = [null, null, quantity, 0, quantity + 1][size % 5] ?? null
  const verdict = refundModel(state).returned(
    at,
    pieces === null ? null : new Map([[line, pieces]]),
  )
  return one(`refund ${id}: ${pieces ?? 'all'} came back fit for sale`, verdict, () =>
    office('/returned', {
      refundId: id,
      resellable: pieces === null ? undefined : [{ lineId: line.lineId, quantity: pieces }],
    }),
  )
}

function playApprove({ state, office }: ModelDriver, { size }: Step, at: number) {
  const { id, amountCents } = state.refunds[at]!
  const offers = [null, null, null, Math.ceil(amountCents / 3), amountCents - 1, amountCents]
  const offered = offers[size % offers.length] ?? null
  const offerCents = offered === null ? null : Math.max(1, offered)
  const offer = offerCents === null ? {} : { offer: { amountCents: offerCents, reason: 'worn' } }
  const verdict = refundModel(state).approve(at, offerCents)
  return one(`refund ${id}: approve ${offerCents ?? 'all'}`, verdict, () =>
    office('/approve', { refundId: id, returnAddress: 'Pier 4', ...offer }),
  )
}

export function playSendBack({ state, call }: ModelDriver, step: Step, at: number) {
  const { id, order } = state.refunds[at]!
  const by = actor(order.owner, step)
  const parcel = { refundId: id, carrier: 'UPS', trackingNumber: '1Z9' }
  return one(`shopper ${by} sends refund ${id} back`, refundModel(state).sendBack(at, by), () =>
    call(by, sendGoodsBack, parcel),
  )
}
