import { eq } from 'drizzle-orm'
import { getUserInfo } from '../../../contract/account.ts'
import { cancelOrder, extendReceipt, payOrder } from '../../../contract/orders.ts'
import { type OrderDetail } from '../../../contract/orderDetail.ts'
import { withdrawRefund } from '../../../contract/refunds.ts'
import { skus } from '../../../server/db/schema/catalogue.ts'
import { mintGoods, type MintedGoods } from '../../factories/goods.ts'
import { mustDo, orderLife, type OrderLife } from '../../factories/orderLife.ts'
import { mintOrder } from '../../factories/orders.ts'
import { mintShopper, passTime, type MintedShopper } from '../../factories/shoppers.ts'
import { ask, send } from '../../support/callApi.ts'
import type { AnyShop } from '../../support/remoteShop.ts'
import type { TestShop } from '../../support/testShop.ts'
import { day, periods } from '../../support/facts.ts'

const stock = 5
const quantity = 2
const balanceCents = 10_000
const totalCents = 4_300

/** An order with its actors, on any running API. */
export interface Scene {
  shop: AnyShop
  shopper: MintedShopper
  order: OrderDetail
  life: OrderLife
  passTime(seconds: number): Promise<void>
}

/** An order of this process, whose stock and money can be queried. */
export interface LocalScene extends Scene {
  shop: TestShop
  goods: MintedGoods
}
type Walk = (scene: Scene) => Promise<void>

const withReturn = { type: 'refundAndReturn', goodsReceived: true } as const
export const paid: Walk = ({ life }) => mustDo(life.pay())
const shipped: Walk = async (scene) => {
  await paid(scene)
  await mustDo(scene.life.ship())
}
const partlySent: Walk = async (scene) => {
  await paid(scene)
  await mustDo(scene.life.ship(1))
}
const confirmed: Walk = async (scene) => {
  await shipped(scene)
  await mustDo(scene.life.confirm())
}
const reviewed: Walk = async (scene) => {
  await confirmed(scene)
  await mustDo(scene.life.review())
}
const applied: Walk = async (scene) => {
  await shipped(scene)
  await mustDo(scene.life.applyRefund(withReturn))
}
const approved: Walk = async (scene) => {
  await applied(scene)
  await mustDo(scene.life.approve('Pier 4'))
}
const sentBack: Walk = async (scene) => {
  await approved(scene)
  await mustDo(scene.life.sendBack())
}
const declared: Walk = async (scene) => {
  await shipped(scene)
  await mustDo(scene.life.declareReturn())
}
const later =
  (walk: Walk, seconds: number): Walk =>
  async (scene) => {
    await walk(scene)
    await scene.passTime(seconds)
  }

/** How an order reaches each state that a row starts from: by the table's own steps. */
export const states = {
  waitingToPay: async () => {},
  overdue: later(async () => {}, periods.toPay),
  expired: async (scene) => {
    await scene.passTime(periods.toPay)
    await scene.life.tick()
  },
  cancelled: ({ shop, order, shopper }) =>
    mustDo(send(shop.app, cancelOrder, { orderId: order.id }, shopper)),
  waitingForDelivery: paid,
  partlySent,
  delivered: shipped,
  deliveredExtended: async (scene) => {
    await shipped(scene)
    const { shop, order, shopper } = scene
    await mustDo(send(shop.app, extendReceipt, { orderId: order.id }, shopper))
  },
  deliveredOverdue: later(shipped, periods.toConfirmReceipt),
  received: confirmed,
  receivedOverdue: later(confirmed, periods.toReview),
  completed: reviewed,
  completedUnreviewed: async (scene) => {
    await later(confirmed, periods.toReview)(scene)
    await scene.life.tick()
  },
  completedLongAgo: later(reviewed, periods.toRefundLate),
  returnPeriodOver: later(reviewed, periods.toReturn + day),
  applying: applied,
  awaitingReturn: approved,
  returning: sentBack,
  refunding: async (scene) => {
    await shipped(scene)
    await mustDo(scene.life.applyRefund())
    await mustDo(scene.life.approveOnly())
  },
  refunded: async (scene) => {
    await sentBack(scene)
    await mustDo(scene.life.returned())
  },
  declared,
  declaredOverdue: later(declared, periods.toSendBack + day),
  declaredSentBack: async (scene) => {
    await declared(scene)
    await mustDo(scene.life.sendBack())
  },
  refusedBefore: async (scene) => {
    await applied(scene)
    await mustDo(scene.life.refuse())
  },
} satisfies Record<string, Walk>
export type State = keyof typeof states

const operator = (answer: { reason: string | undefined }) => answer.reason
const shopper = async (answer: ReturnType<typeof send>) => (await answer).body.reason

/** One try of each event by its own actor. Returns the reason of a refusal. */
export const events = {
  'order.paid': async ({ shop, order, shopper: { token }, proof }) =>
    shopper(send(shop.app, payOrder, { orderId: order.id, proof }, { token })),
  'order.cancelled': ({ shop, order, shopper: { token } }) =>
    shopper(send(shop.app, cancelOrder, { orderId: order.id }, { token })),
  'the clock': async ({ life }) => {
    await life.tick()
    return undefined
  },
  'parcel.shipped': async ({ life }) => operator(await life.ship()),
  'parcel.shipped, a piece': async ({ life }) => operator(await life.ship(1)),
  'order.annulled': async ({ life }) => operator(await life.annul()),
  'receipt.confirmed': ({ life }) => shopper(life.confirm()),
  'receipt.extended': ({ shop, order, shopper: { token } }) =>
    shopper(send(shop.app, extendReceipt, { orderId: order.id }, { token })),
  'review.submitted': ({ life }) => shopper(life.review()),
  'return.declared': ({ life }) => shopper(life.declareReturn()),
  'refund.applied': ({ life }) => shopper(life.applyRefund()),
  'refund.withdrawn': async ({ shop, life, shopper: { token } }) =>
    shopper(send(shop.app, withdrawRefund, { refundId: await life.refundId() }, { token })),
  'refund.refused': async ({ life }) => operator(await life.refuse()),
  'refund.approved': async ({ life }) => operator(await life.approve('Pier 4')),
  'goods.sentBack': ({ life }) => shopper(life.sendBack()),
  'goods.returned': async ({ life }) => operator(await life.returned()),
} satisfies Record<string, (scene: Scene & { proof: string }) => Promise<string | undefined>>
export type Event = keyof typeof events

/** What must hold of the order, its money and its stock in each target state. */
export const places = {
  waitingToPay: { status: 0, available: balanceCents, reserved: quantity, onHand: stock },
  cancelled: { status: -1, available: balanceCents, reserved: 0, onHand: stock },
  waitingForDelivery: { status: 1, ...after(totalCents), reserved: quantity, onHand: stock },
  partlySent: {
    status: 1,
    ...after(totalCents),
    reserved: quantity - 1,
    onHand: stock - 1,
  },
  delivered: { status: 2, ...after(totalCents), reserved: 0, onHand: stock - quantity },
  received: { status: 3, ...after(totalCents), reserved: 0, onHand: stock - quantity },
  completed: { status: 4, ...after(totalCents), reserved: 0, onHand: stock - quantity },
  applyingUnshipped: { ...inAfterSale('applying'), reserved: quantity, onHand: stock },
  applyingPartlySent: { ...inAfterSale('applying'), reserved: quantity - 1, onHand: stock - 1 },
  applying: { ...inAfterSale('applying'), reserved: 0, onHand: stock - quantity },
  awaitingReturnPartlySent: {
    ...inAfterSale('awaitingReturn'),
    reserved: quantity - 1,
    onHand: stock - 1,
  },
  awaitingReturn: { ...inAfterSale('awaitingReturn'), reserved: 0, onHand: stock - quantity },
  returning: { ...inAfterSale('returning'), reserved: 0, onHand: stock - quantity },
  refunding: { ...inAfterSale('refunding'), reserved: 0, onHand: stock - quantity },
  refundedStays: {
    status: -4,
    stage: 'refunded',
    available: balanceCents,
    reserved: 0,
    onHand: stock - quantity,
  },
  refunded: {
    status: -4,
    stage: 'refunded',
    available: balanceCents,
    reserved: 0,
    onHand: stock,
  },
} as const
type Place = keyof typeof places

type Outcome = Place | [Place, reason: string]

/** The table of the product decisions: state, event → target, and the refusal if any. */
const table: Record<State, Partial<Record<Event, Outcome>> & { else: Outcome }> = {
  waitingToPay: {
    'order.paid': 'waitingForDelivery',
    'order.cancelled': 'cancelled',
    else: ['waitingToPay', 'stateChanged'],
  },
  overdue: {
    'order.paid': ['cancelled', 'deadlinePassed'],
    'order.cancelled': ['cancelled', 'deadlinePassed'],
    else: ['cancelled', 'stateChanged'],
  },
  expired: {
    'order.paid': ['cancelled', 'deadlinePassed'],
    'order.cancelled': ['cancelled', 'deadlinePassed'],
    else: ['cancelled', 'stateChanged'],
  },
  cancelled: { else: ['cancelled', 'stateChanged'] },
  waitingForDelivery: {
    'parcel.shipped': 'delivered',
    'parcel.shipped, a piece': 'partlySent',
    'order.annulled': 'refunded',
    'return.declared': 'refunded',
    'refund.applied': 'applyingUnshipped',
    else: ['waitingForDelivery', 'stateChanged'],
  },
  partlySent: {
    'parcel.shipped': 'delivered',
    'parcel.shipped, a piece': 'delivered',
    'order.annulled': ['partlySent', 'alreadySent'],
    'return.declared': 'awaitingReturnPartlySent',
    'refund.applied': 'applyingPartlySent',
    else: ['partlySent', 'stateChanged'],
  },
  delivered: {
    'receipt.confirmed': 'received',
    'receipt.extended': 'delivered',
    'return.declared': 'awaitingReturn',
    'refund.applied': 'applying',
    else: ['delivered', 'stateChanged'],
  },
  deliveredExtended: {
    'receipt.confirmed': 'received',
    'receipt.extended': ['delivered', 'alreadyExtended'],
    'return.declared': 'awaitingReturn',
    'refund.applied': 'applying',
    else: ['delivered', 'stateChanged'],
  },
  deliveredOverdue: {
    'review.submitted': 'completed',
    'return.declared': 'awaitingReturn',
    'refund.applied': 'applying',
    else: ['received', 'stateChanged'],
  },
  received: {
    'review.submitted': 'completed',
    'return.declared': 'awaitingReturn',
    'refund.applied': 'applying',
    else: ['received', 'stateChanged'],
  },
  receivedOverdue: {
    'review.submitted': 'completed',
    'return.declared': 'awaitingReturn',
    'refund.applied': 'applying',
    else: ['completed', 'stateChanged'],
  },
  completed: {
    'review.submitted': ['completed', 'alreadyReviewed'],
    'return.declared': 'awaitingReturn',
    'refund.applied': 'applying',
    else: ['completed', 'stateChanged'],
  },
  completedUnreviewed: {
    'review.submitted': 'completed',
    'return.declared': 'awaitingReturn',
    'refund.applied': 'applying',
    else: ['completed', 'stateChanged'],
  },
  completedLongAgo: {
    'review.submitted': ['completed', 'alreadyReviewed'],
    'return.declared': 'awaitingReturn',
    'refund.applied': ['completed', 'refundPeriodOver'],
    else: ['completed', 'stateChanged'],
  },
  returnPeriodOver: {
    'review.submitted': ['completed', 'alreadyReviewed'],
    'return.declared': ['completed', 'returnPeriodOver'],
    'refund.applied': ['completed', 'refundPeriodOver'],
    else: ['completed', 'stateChanged'],
  },
  applying: {
    'return.declared': ['applying', 'alreadySubmitted'],
    'refund.applied': ['applying', 'alreadySubmitted'],
    'refund.withdrawn': 'delivered',
    'refund.refused': 'delivered',
    'refund.approved': 'awaitingReturn',
    else: ['applying', 'stateChanged'],
  },
  awaitingReturn: {
    'return.declared': ['awaitingReturn', 'alreadySubmitted'],
    'refund.applied': ['awaitingReturn', 'alreadySubmitted'],
    'refund.withdrawn': 'delivered',
    'goods.sentBack': 'returning',
    else: ['awaitingReturn', 'stateChanged'],
  },
  returning: {
    'return.declared': ['returning', 'alreadySubmitted'],
    'refund.applied': ['returning', 'alreadySubmitted'],
    'refund.refused': 'delivered',
    'goods.returned': 'refunded',
    else: ['returning', 'stateChanged'],
  },
  declared: {
    'return.declared': ['awaitingReturn', 'alreadySubmitted'],
    'refund.applied': ['awaitingReturn', 'alreadySubmitted'],
    'refund.withdrawn': 'delivered',
    'goods.sentBack': 'returning',
    'goods.returned': 'refunded',
    else: ['awaitingReturn', 'stateChanged'],
  },
  declaredOverdue: {
    'receipt.confirmed': 'received',
    'receipt.extended': 'delivered',
    'return.declared': 'awaitingReturn',
    'refund.applied': 'applying',
    else: ['delivered', 'stateChanged'],
  },
  declaredSentBack: {
    'return.declared': ['returning', 'alreadySubmitted'],
    'refund.applied': ['returning', 'alreadySubmitted'],
    'refund.refused': ['returning', 'statutoryReturn'],
    'goods.returned': 'refunded',
    else: ['returning', 'stateChanged'],
  },
  refunding: {
    'the clock': 'refundedStays',
    'return.declared': ['refunding', 'alreadySubmitted'],
    'refund.applied': ['refunding', 'alreadySubmitted'],
    else: ['refunding', 'stateChanged'],
  },
  refunded: {
    'return.declared': ['refunded', 'alreadyRefunded'],
    'refund.applied': ['refunded', 'alreadyRefunded'],
    else: ['refunded', 'stateChanged'],
  },
  refusedBefore: {
    'receipt.confirmed': 'received',
    'receipt.extended': 'delivered',
    'return.declared': 'awaitingReturn',
    'refund.applied': 'applying',
    else: ['delivered', 'stateChanged'],
  },
}

/** Without a request, events on one answer like events on a missing request. */
const onRequest: ReadonlySet<Event> = new Set<Event>([
  'refund.withdrawn',
  'refund.refused',
  'refund.approved',
  'goods.sentBack',
  'goods.returned',
])
const neverRequested: ReadonlySet<State> = new Set<State>([
  'waitingToPay',
  'expired',
  'cancelled',
  'waitingForDelivery',
  'partlySent',
  'delivered',
  'deliveredExtended',
  'received',
  'completed',
  'completedUnreviewed',
  'completedLongAgo',
  'returnPeriodOver',
  'overdue',
  'deliveredOverdue',
  'receivedOverdue',
])

export function expectedOf(
  state: State,
  event: Event,
): { place: Place; reason: string | undefined } {
  const outcome = table[state][event] ?? table[state].else
  const [place, refusal] = typeof outcome === 'string' ? [outcome, undefined] : outcome
  const isElse = table[state][event] === undefined
  if (event === 'the clock') return { place, reason: undefined }
  const isUnknown = isElse && onRequest.has(event) && neverRequested.has(state)
  return { place, reason: isUnknown ? 'notFound' : refusal }
}

/** Whether the clock moves an order out of this state by the table. */
export function clockMoves(state: State): boolean {
  const { else: rest } = table[state]
  return expectedOf(state, 'the clock').place !== (typeof rest === 'string' ? rest : rest[0])
}

/** Every state with every event. */
export const pairs = (Object.keys(states) as State[]).flatMap((state) =>
  (Object.keys(events) as Event[]).map((event) => [state, event] as [State, Event]),
)

/**
 * In these states the first event applies the passed deadline, so the next event meets another
 * state.
 */
const overdue: ReadonlySet<State> = new Set<State>([
  'overdue',
  'deliveredOverdue',
  'receivedOverdue',
  'declaredOverdue',
])

/** Whether the event leaves the order in its state, so that another can be tried on it. */
export function leavesAsItWas(state: State, event: Event): boolean {
  if (overdue.has(state)) return false
  if (event === 'the clock') return !clockMoves(state)
  return expectedOf(state, event).reason !== undefined
}

export async function aScene(shop: TestShop): Promise<LocalScene> {
  const goods = await mintGoods(shop, { priceCents: 2_000, stock, freightCents: 300 })
  const shopper = await mintShopper(shop, { balanceCents })
  const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity }])
  return {
    shop,
    shopper,
    goods,
    order,
    life: orderLife(shop, { shopper, order }),
    passTime: (seconds) => passTime(shop, shopper, seconds),
  }
}

export async function factsOf({ shop, shopper, goods, life }: LocalScene) {
  const { status, afterSaleStage } = await life.read()
  const { availableCents } = await ask(shop.app, getUserInfo, {}, shopper)
  const [sku] = await shop.database.db.select().from(skus).where(eq(skus.id, goods.skuId))
  return {
    status,
    stage: afterSaleStage,
    available: availableCents,
    reserved: sku?.reserved,
    onHand: sku?.onHand,
  }
}

function after(spentCents: number) {
  return { available: balanceCents - spentCents }
}

function inAfterSale(stage: string) {
  return { status: -4, stage, ...after(totalCents) }
}
