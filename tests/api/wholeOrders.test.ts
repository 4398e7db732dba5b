import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Delivery } from '../../contract/delivery.ts'
import { countNotices, listNotices } from '../../contract/notices.ts'
import { showCart } from '../../contract/cart.ts'
import { listBill } from '../../contract/bill.ts'
import { cancelOrder, countOrders, extendReceipt, reorder } from '../../contract/orders.ts'
import { listRefunds, quoteRefund, withdrawRefund } from '../../contract/refunds.ts'
import { products, skus } from '../../server/db/schema/catalogue.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife, type OrderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintPromo } from '../factories/promos.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import { balances } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { summarize } from '../support/summarize.ts'
import { freshShopTest as test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'
import { day, periods } from '../support/facts.ts'

const quarterHour = 900

type OrderStep = readonly [name: string, take: (life: Life) => Promise<unknown>]

interface Life extends OrderLife {
  shop: TestShop
  shopper: MintedShopper
  orderId: number
  /** Lines in the order in which they were added: three totes, two lamps. */
  tote: number
  lamp: number
}

const pay: OrderStep = ['paid', ({ pay: take }) => mustDo(take())]
const ship: OrderStep = ['shipped', ({ ship: take }) => mustDo(take())]
const confirm: OrderStep = ['received', ({ confirm: take }) => mustDo(take())]
const oneTote = ({ tote }: Life) => [{ lineId: tote, quantity: 1 }]
const waits = (seconds: number): OrderStep => [
  `${seconds / day} days pass`,
  async ({ shop, shopper, tick }) => {
    await passTime(shop, shopper, seconds)
    await tick()
  },
]
const withReturn = { type: 'refundAndReturn', goodsReceived: true } as const

/** Courses that an order can take. A quarter of an hour passes after each step. */
const lives: Readonly<Record<string, readonly OrderStep[]>> = {
  'cancelled by its shopper': [
    ['cancelled', ({ shop, shopper, orderId }) => ask(shop.app, cancelOrder, { orderId }, shopper)],
    ['ordered again', ({ shop, shopper, orderId }) => ask(shop.app, reorder, { orderId }, shopper)],
  ],
  'never paid': [waits(day)],
  'sent in two parcels, and reviewed': [
    pay,
    ['a parcel with two totes', ({ ship: take }) => mustDo(take(2))],
    [
      'a carrier speaks',
      async ({ shop, read }) => {
        const parcelId = (await read()).parcels[0]?.id
        await mustDo(office(shop, '/parcels/track', { parcelId, happened: 'In customs' }))
      },
    ],
    ship,
    [
      'extended',
      ({ shop, shopper, orderId }) => ask(shop.app, extendReceipt, { orderId }, shopper),
    ],
    confirm,
    ['one line reviewed', ({ review, tote }) => mustDo(review([tote]))],
    ['the other reviewed', ({ review, lamp }) => mustDo(review([lamp]))],
  ],
  'left alone': [
    pay,
    ship,
    waits(periods.toConfirmReceipt),
    waits(periods.toReview),
    waits(periods.toRefundLate),
  ],
  'annulled by the shop': [pay, ['annulled', ({ annul }) => mustDo(annul())]],
  'asked for before it is sent': [
    pay,
    [
      'one tote asked for',
      (life) => mustDo(life.applyRefund({ lines: oneTote(life), amountCents: 900 })),
    ],
    [
      'taken back',
      async ({ shop, shopper, refundId }) =>
        ask(shop.app, withdrawRefund, { refundId: await refundId() }, shopper),
    ],
    [
      'asked for again',
      (life) => mustDo(life.applyRefund({ lines: oneTote(life), amountCents: 900 })),
    ],
    ['approved', ({ approve }) => mustDo(approve())],
    ship,
  ],
  'refused, then given a part of': [
    pay,
    ship,
    ['all asked for', ({ applyRefund }) => mustDo(applyRefund())],
    waits(3 * day),
    ['refused', ({ refuse }) => mustDo(refuse())],
    ['asked for again', ({ applyRefund }) => mustDo(applyRefund())],
    [
      'less is offered',
      ({ approve }) => mustDo(approve(undefined, { amountCents: 1_000, reason: 'it was worn' })),
    ],
    confirm,
  ],
  'sent back': [
    pay,
    ship,
    ['return asked for', ({ applyRefund }) => mustDo(applyRefund(withReturn))],
    ['approved', ({ approve }) => mustDo(approve('Pier 4'))],
    ['sent back', ({ sendBack }) => mustDo(sendBack())],
    [
      'back, two totes fit for sale',
      ({ returned, tote }) => mustDo(returned([{ lineId: tote, quantity: 2 }])),
    ],
  ],
  'sent back after receipt, a part': [
    pay,
    ship,
    confirm,
    [
      'return asked for',
      (life) => mustDo(life.applyRefund({ ...withReturn, lines: oneTote(life), amountCents: 500 })),
    ],
    ['approved', ({ approve }) => mustDo(approve('Pier 4'))],
    ['sent back', ({ sendBack }) => mustDo(sendBack())],
    ['back', ({ returned }) => mustDo(returned())],
    waits(periods.toRefundLate),
  ],
}

/** Two shops: three totes of one at $10 with $5 freight, two lamps of the other, and $3 off. */
async function begin(shop: TestShop) {
  const shopper = await mintShopper(shop, { balanceCents: 20_000 })
  const delivery: Delivery = {
    country: 'GB',
    dispatchDays: [1, 2],
    homeDays: [2, 4],
    abroadDays: [5, 9],
  }
  const totes = await mintGoods(shop, { priceCents: 1_000, freightCents: 500, delivery })
  const lamps = await mintGoods(shop, { priceCents: 3_333, delivery })
  const code = await mintPromo(shop, { kind: 'amount', value: 300 })
  const wanted = [
    { skuId: totes.skuId, quantity: 3 },
    { skuId: lamps.skuId, quantity: 2 },
  ]
  const order = await mintOrder(shop, shopper, wanted, code)
  const lineOf = (skuId: number) => order.lines.find((line) => line.skuId === skuId)?.lineId ?? 0
  const life = orderLife(shop, { shopper, order })
  return {
    goods: [totes, lamps],
    life: {
      ...life,
      shop,
      shopper,
      orderId: order.id,
      tote: lineOf(totes.skuId),
      lamp: lineOf(lamps.skuId),
    },
  }
}

type Begun = Awaited<ReturnType<typeof begin>>

async function office(shop: TestShop, path: string, body: object): Promise<object> {
  const answer = await shop.office.request(path, { method: 'POST', body: JSON.stringify(body) })
  return (await answer.json()) as object
}

async function seenFromOffice<Rows>(shop: TestShop, path: string): Promise<Rows> {
  const answer = await shop.office.request(path)
  return (await answer.json()) as Rows
}

/** All that the API shows of the order to its shopper and to the office, and its stock. */
async function observed({ life, goods }: Begun) {
  const { shop, shopper, orderId, tote, lamp } = life
  const { db } = shop.database
  const skuIds = goods.map(({ skuId }) => skuId)
  const shelf = await db
    .select({ onHand: skus.onHand, reserved: skus.reserved, sold: products.soldCount })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.id, skuIds))
    .orderBy(skus.id)
  const { counts } = await ask(shop.app, countOrders, {}, shopper)
  const lines = [tote, lamp].map((lineId) => ({ lineId, quantity: 1 }))
  const quoted = await send(shop.app, quoteRefund, { orderId, lines }, shopper)
  const order = await life.read()
  const about = `account=${encodeURIComponent(shopper.account)}`
  return {
    order,
    quoted: quoted.body.reason ?? quoted.body.data,
    counts: Object.fromEntries(Object.entries(counts).filter(([, times]) => times > 0)),
    cart: await ask(shop.app, showCart, {}, shopper),
    refunds: (await ask(shop.app, listRefunds, {}, shopper)).list,
    money: await balances(shop, shopper),
    bill: (await ask(shop.app, listBill, {}, shopper)).list.toReversed(),
    notices: (await ask(shop.app, listNotices, {}, shopper)).list.toReversed(),
    unread: await ask(shop.app, countNotices, {}, shopper),
    shelf,
    office: {
      orders: await seenFromOffice<object>(shop, `/orders?status=all&${about}`),
      refunds: await seenFromOffice<object>(shop, `/refunds?filter=all&${about}`),
      waiting: await seenFromOffice<object>(shop, `/refunds?filter=waiting&${about}`),
      open: await seenFromOffice<object>(shop, `/refunds?filter=open&${about}`),
    },
  }
}

test.for(Object.keys(lives))(
  'an order that is %s is shown whole at every step',
  async (name, { shop }) => {
    const begun = await begin(shop)
    const short = summarize()
    const lines: string[] = []
    let before = new Map<string, string>()
    const look = async (step: string) => {
      const now = flat(short(await observed(begun)))
      lines.push(`# ${step}`, ...changes(before, now), '')
      before = now
      await passTime(shop, begun.life.shopper, quarterHour)
    }
    await look('placed')
    for (const [step, take] of lives[name] ?? []) {
      await take(begun.life)
      await look(step)
    }
    await expect(lines.join('\n')).toMatchFileSnapshot(
      `wholeOrders/${name.replaceAll(/\W+/g, '-')}.txt`,
    )
  },
)

/** Each value by its path. A null has no entry. */
function flat(value: unknown, path = ''): Map<string, string> {
  if (value === null) return new Map()
  if (typeof value !== 'object') return new Map([[path, JSON.stringify(value)]])
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flat(inner, path === '' ? name : `${path}.${name}`),
    ]),
  )
}

function changes(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].toSorted()
  return paths.flatMap((path) => {
    const [was, is] = [before.get(path), now.get(path)]
    if (was === is) return []
    if (was === undefined) return [`${path}: ${is}`]
    return [`${path}: ${was} → ${is ?? 'none'}`]
  })
}
