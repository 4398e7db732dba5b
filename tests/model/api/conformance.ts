import { parseArgs } from 'node:util'
import { createActor } from 'xstate'
import { openPostgresServer } from '../../support/postgresServer.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { demoShopper } from '../../../server/boot/demo/demoShopper.ts'
import { orderMachine } from '../../../src/machines/orderMachine.ts'
import type { OrderEvent } from '../../../src/machines/orderTypes.ts'
import { orderFacts, orderStateValue } from '../../../src/machines/selectors/orderSelectors.ts'
import { getUserInfo, login } from '../../../contract/account.ts'
import { listAddresses } from '../../../contract/address.ts'
import { listProducts, showProduct } from '../../../contract/catalogue.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { orderLife } from '../../factories/orderLife.ts'
import { mintOrder, mintProof } from '../../factories/orders.ts'
import type { MintedShopper } from '../../factories/shoppers.ts'
import { ask } from '../../support/callApi.ts'
import { NotPossibleHere, remoteShop, type RemoteShop } from '../../support/remoteShop.ts'
import { shopOn, testClock } from '../../support/testShop.ts'
import {
  aScene,
  clockMoves,
  events,
  expectedOf,
  pairs,
  states,
  type Event,
  type Scene,
} from './orderTable.ts'

/**
 * Compares the chart, the API and the table of the product decisions: is each event of an order
 * allowed in each state? Prints the pairs and the disagreements.
 */

const usage = `npm run conformance -- [--api URL [--office SOCKET] [--account A --password P --pay-code C]]

Without --api the API of this checkout is asked, on a PostgreSQL of the tests with a clock that is moved
by hand. With --api any host that speaks it is: as its shopper, who pays from the balance, and as its
operator where --office names the private socket. What such a host doesn't allow (moving its clock)
is counted as not tried.`

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    office: { type: 'string' },
    account: { type: 'string', default: demoShopper.account },
    password: { type: 'string', default: demoShopper.password },
    'pay-code': { type: 'string', default: demoShopper.payCode },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const { placeScene, close } = values.api ? await openRemote(values.api) : await openLocal()
const disagreements: string[] = []
const untried = new Map<string, number>()
let compared = 0
for (const [state, event] of pairs) {
  try {
    const scene = await placeScene()
    await states[state](scene)
    const proof = await mintProof(scene.shop, scene.shopper, scene.order)
    const before = await scene.life.read()
    const { availableCents } = await ask(scene.shop.app, getUserInfo, {}, scene.shopper)
    const now = scene.shop.clock?.now() ?? new Date()
    const chart = chartAllows(before, event, now.getTime(), availableCents)
    const reason = await events[event]({ ...scene, proof })
    const after = await scene.life.read()
    const api = event === 'the clock' ? hasMoved(before, after) : reason === undefined
    const table =
      event === 'the clock' ? clockMoves(state) : expectedOf(state, event).reason === undefined
    compared += 1
    if (chart !== api || api !== table) {
      disagreements.push(
        `${state} × ${event}: the chart says ${say(chart)}, the API ${say(api)}${reason ? ` (${reason})` : ''}, the table ${say(table)}`,
      )
    }
  } catch (error) {
    if (!(error instanceof NotPossibleHere)) throw error
    untried.set(error.message, (untried.get(error.message) ?? 0) + 1)
  }
}
await close()
for (const line of disagreements) console.log(line)
for (const [why, times] of untried) console.log(`not tried: ${times} pairs (${why})`)
console.log(`${compared} pairs compared, ${disagreements.length} disagreements`)
process.exitCode = disagreements.length === 0 && compared > 0 ? 0 : 1

function say(isAllowed: boolean): string {
  return isAllowed ? 'yes' : 'no'
}

function hasMoved(before: OrderDetail, after: OrderDetail): boolean {
  return before.status !== after.status || before.afterSaleStage !== after.afterSaleStage
}

function chartAllows(order: OrderDetail, event: Event, at: number, balanceCents: number): boolean {
  const snapshot = orderMachine.resolveState({
    value: orderStateValue(order),
    context: orderFacts(order),
  })
  const chart = createActor(orderMachine, { snapshot })
  return chartEvents(order, event, at, balanceCents).some((each) => chart.getSnapshot().can(each))
}

/** The chart's events for an event of the table, with the input that its actor would send. */
function chartEvents(
  order: OrderDetail,
  event: Event,
  at: number,
  balanceCents: number,
): OrderEvent[] {
  const lineIds = order.lines.map(({ lineId }) => lineId)
  const parcel = { carrier: 'DHL', trackingNumber: 'JD014' }
  switch (event) {
    case 'order.paid':
      return [{ type: event, at, codeProven: true, balanceCents }]
    case 'order.cancelled':
    case 'receipt.extended':
      return [{ type: event }]
    case 'the clock':
      return [
        { type: 'order.expired', at },
        { type: 'receipt.autoConfirmed', at, returnUntil: at },
        { type: 'return.lapsed', at },
        { type: 'order.completed', at },
        { type: 'refund.settled', at },
      ]
    case 'parcel.shipped': {
      const lines = order.lines.map((line) => ({
        lineId: line.lineId,
        quantity: line.unsentQuantity,
      }))
      return [{ type: event, at, lines: lines.filter((line) => line.quantity > 0), ...parcel }]
    }
    case 'parcel.shipped, a piece':
      return [{ type: 'parcel.shipped', at, lines: aPieceOf(order), ...parcel }]
    case 'order.annulled':
      return [{ type: event, at, reason: 'sold out' }]
    case 'receipt.confirmed':
      return [{ type: event, at, returnUntil: at }]
    case 'return.declared':
      return [{ type: event, at, lines: wholeOf(order), amountCents: order.totalCents }]
    case 'refund.withdrawn':
      return [{ type: event, at }]
    case 'review.submitted':
      return [{ type: event, at, lineIds }]
    case 'refund.applied': {
      const request = {
        lines: wholeOf(order),
        amountCents: order.totalCents,
        withReturn: false,
        isOfSent: false,
      }
      return [{ type: event, at, request }]
    }
    case 'refund.refused':
      return [{ type: event, at, reason: 'worn' }]
    case 'refund.approved':
      return [{ type: event, returnAddress: 'Pier 4', offer: null }]
    case 'goods.sentBack':
      return [{ type: event, ...parcel }]
    case 'goods.returned':
      return [{ type: event, resellableQuantity: 0, deduction: null }]
  }
}

function wholeOf({ lines }: OrderDetail): { lineId: number; quantity: number }[] {
  return lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
}

function aPieceOf({ lines }: OrderDetail): { lineId: number; quantity: number }[] {
  return lines.slice(0, 1).map(({ lineId }) => ({ lineId, quantity: 1 }))
}

interface World {
  placeScene(): Promise<Scene>
  close(): Promise<void>
}

async function openLocal(): Promise<World> {
  const server = await openPostgresServer()
  const shop = shopOn(await openPostgres(server.url, 5), testClock())
  return { placeScene: () => aScene(shop), close: () => shop.close().finally(server.stop) }
}

async function openRemote(address: string): Promise<World> {
  const shop = remoteShop(address, values.office)
  const shopper = await signIn(shop)
  const shelf = await cheapestGoods(shop)
  const passTime = () => {
    throw new NotPossibleHere('the clock is the host’s own')
  }
  return {
    placeScene: async () => {
      const skuId = shelf.pop()
      if (skuId === undefined) throw new NotPossibleHere('the cheap goods are sold out')
      const order = await mintOrder(shop, shopper, [{ skuId, quantity: 2 }])
      const { availableCents } = await ask(shop.app, getUserInfo, {}, shopper)
      if (availableCents < order.totalCents) throw new NotPossibleHere('the balance is spent')
      return { shop, shopper, order, life: orderLife(shop, { shopper, order }), passTime }
    },
    close: async () => {},
  }
}

async function signIn(shop: RemoteShop): Promise<MintedShopper> {
  const { account, password } = values
  const { userinfo } = await ask(shop.app, login, { account, password })
  const { list } = await ask(shop.app, listAddresses, {}, userinfo)
  const { id: userId } = await ask(shop.app, getUserInfo, {}, userinfo)
  const addressId = list[0]?.id
  if (addressId === undefined) throw new Error(`${account} needs a shipping address`)
  return {
    userId,
    account,
    password,
    payCode: values['pay-code'],
    token: userinfo.token,
    addressId,
  }
}

/** Variants in stock, the cheapest last. */
async function cheapestGoods({ app }: RemoteShop): Promise<number[]> {
  const { list } = await ask(app, listProducts, { sort: 'priceUp', inStock: true, limit: 50 })
  const details = await Promise.all(list.map(({ id }) => ask(app, showProduct, { id })))
  return details
    .flatMap(({ variants, freight }) =>
      variants.map((variant) => ({ ...variant, costs: variant.priceCents + freight.freightCents })),
    )
    .toSorted((a, b) => b.costs - a.costs)
    .flatMap(({ skuId, stock }) => Array.from({ length: stock }, () => skuId))
}
