// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showMessages } from '../../../contract/messages.ts'
import { anOrder, aParcel, aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import { aThread } from '../../../tests/factories/messageAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { OrderPanels } from './orderPanels.tsx'
import { orderChartOf } from './useOrder.ts'
import { momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrderFacts } from './orderFacts.tsx'
import { OrderGoods, OrderSums } from './orderGoods.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'waits for delivery',
    order: anOrder({ status: 1 }),
    expected: ['Where your money is', 'North Pier', 'Deliver to'],
  },
  {
    of: 'had a request, and is sent',
    order: anOrder({
      status: 3,
      refund: aRefundAnswer({ stage: 'withdrawn' }),
      parcels: [aParcel()],
    }),
    expected: ['Where your money is', 'After-sale', 'Logistics', 'North Pier', 'Deliver to'],
  },
])('an order that $of shows the panels $expected in this order', async ({ order, expected }) => {
  const place = await bindings.show(<OrderPanels order={order} chart={orderChartOf(order)} />)
  expect([...place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(expected)
})

test.each([
  { of: 'has no new message', unread: 0, text: 'Message the shop' },
  { of: 'has new messages', unread: 2, text: 'Message the shop2 new' },
])('an order that $of links to its messages', async ({ unread, text }) => {
  bindings.answers(showMessages, aThread({ unread }))
  const order = anOrder({ status: 1 })
  const place = await bindings.show(<OrderPanels order={order} chart={orderChartOf(order)} />)
  await soon(() => expect(place.querySelector('[href="/messages/31"]')?.textContent).toBe(text))
})

test('an order that was not paid in time takes no messages', async () => {
  const expired = { type: 'order.expired', actor: 'clock', at: anOrder().placedAt } as const
  const order = anOrder({ status: -1, timeline: [...anOrder().timeline, expired] })
  const place = await bindings.show(<OrderPanels order={order} chart={orderChartOf(order)} />)
  expect(place.querySelector('[href="/messages/31"]')).toBeNull()
  expect(bindings.askedFor(showMessages)).toEqual([])
})

const placed = momentOutline(anOrder().placedAt)

const numberOutline = [
  'Order number',
  'HL260105ABCDEFGHJKbutton type=button aria-label=Copy Order number',
]

test('an order shows its address, number and creation time', async () => {
  const place = await bindings.show(<OrderFacts order={anOrder()} />)
  expect(outlineOf(place)).toEqual([
    'h2 | Deliver to',
    'Ada Fisherhome12 Quay StreetPortland, Oregon 97201 · United States+1 555 0100',
    ...numberOutline,
    'Placed',
    placed,
  ])
})

test.each([
  {
    of: 'a promo code',
    changes: { promoCode: 'HARBOUR10' },
    expected: ['Promo code', 'HARBOUR10'],
  },
  {
    of: 'a note',
    changes: { note: 'Ring twice.' },
    expected: ['Note to the shop', 'Ring twice.'],
  },
])('an order with $of shows it', async ({ changes, expected }) => {
  const place = await bindings.show(<OrderFacts order={anOrder(changes)} />)
  expect(outlineOf(place.querySelector('dl')!)).toEqual([
    ...numberOutline,
    'Placed',
    placed,
    ...expected,
  ])
})

test.each([
  { refundedCents: 0, below: [] },
  { refundedCents: 1_000, below: ['Refunded', '−$10.00', 'You paid', '$14.90'] },
])('with $refundedCents cents refunded, the sums add up', async ({ refundedCents, below }) => {
  const place = await bindings.show(<OrderSums order={anOrder({ refundedCents })} />)
  expect(outlineOf(place)).toEqual([
    'Subtotal',
    '$20.00',
    'Shipping',
    '$4.90',
    'Total',
    '$24.90',
    ...below,
  ])
})

test.each([
  { of: 'a paid order', types: ['order.placed', 'order.paid'], links: ['/invoice/31'] },
  { of: 'an unpaid order', types: ['order.placed'], links: [] },
] as const)('the link to the invoice of $of', async ({ types, links }) => {
  const { at, actor } = anOrder().timeline[0]!
  const order = anOrder({ timeline: types.map((type) => ({ type, actor, at })) })
  const place = await bindings.show(<OrderPanels order={order} chart={orderChartOf(order)} />)
  const hrefs = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.filter((href) => href.startsWith('/invoice'))).toEqual(links)
})

test('the lines are grouped by shop and link to shops and products', async () => {
  const [tote] = anOrder().lines
  const lines = [
    { shopId: 3, shopName: 'North Pier', productId: 20, title: 'Canvas tote' },
    { shopId: 4, shopName: 'South Quay', productId: 21, title: 'Kettle' },
    { shopId: 3, shopName: 'North Pier', productId: 20, skuId: 201, variant: 'Red' },
  ].flatMap((each, index) => (tote ? [{ ...tote, ...each, lineId: index + 1 }] : []))
  const place = await bindings.show(<OrderGoods order={{ lines }} />)
  expect([...place.querySelectorAll('section')].map(outlineOf)).toEqual([
    [
      'h2 | a href=/shop/3 | North Pier',
      ...goodsOutline('/detail/20/3', 'Canvas tote'),
      ...goodsOutline('/detail/20/3', 'Canvas tote', 'Red'),
    ],
    ['h2 | a href=/shop/4 | South Quay', ...goodsOutline('/detail/21/4', 'Kettle')],
  ])
})

function goodsOutline(href: string, title: string, variant = 'Navy'): string[] {
  return [
    `a tabindex=-1 aria-hidden=true href=${href} | img alt=`,
    `a href=${href} | ${title}`,
    variant,
    '$10.00× 2',
  ]
}

test.each([
  {
    of: 'of one shop that includes them',
    duties: ['included'],
    expected: ['No duties or taxes are due on delivery'],
  },
  {
    of: 'of two shops that differ',
    duties: ['included', 20],
    expected: [
      'Shop 1: No duties or taxes are due on delivery',
      'Shop 2: About 20% duties and taxes are due on delivery',
    ],
  },
  { of: 'where nothing is stated', duties: [undefined], expected: [] },
] as const)('the sums say who pays at the border, $of', async ({ duties, expected }) => {
  const [line] = anOrder().lines
  const lines = duties.map((duty, at) => ({
    ...line!,
    shopId: at + 1,
    shopName: `Shop ${at + 1}`,
    ...(duty === undefined ? {} : { duty }),
  }))
  const place = await bindings.show(<OrderSums order={anOrder({ lines })} />)
  expect([...place.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(expected)
})
