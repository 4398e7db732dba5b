// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listOrders, showOrder } from '../../../contract/orders.ts'
import { applyRefund, quoteRefund } from '../../../contract/refunds.ts'
import { anOrder, aRefundQuote } from '../../../tests/factories/orderAnswers.ts'
import {
  callName,
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { toasts } from '../actors/toasts.ts'
import { useOrders } from '../orders/useOrder.ts'
import { usePictureUploads } from '../pictures/usePictureUploads.ts'
import { refundPicturesKey, useRefundRequest } from './useRefundRequest.ts'

const [line] = anOrder().lines
const paid = anOrder({
  status: 1,
  lines: [line!, { ...line!, lineId: 2, productId: 21, refundableQuantity: 1 }],
})
const values = {
  type: 'refundOnly',
  goodsReceived: true,
  amountCents: 2_000,
  reason: 'damaged',
  explanation: 'The lid is cracked.',
  evidence: ['evidence-evidence-eviden'],
} as const

let bindings: Bindings
beforeEach(() => {
  window.history.replaceState(null, '', '/refund/31/HL260105ABCDEFGHJK')
  bindings = openBindings()
  bindings.answers(showOrder, paid)
  bindings.answers(listOrders, { list: [], nextCursor: null })
  bindings.answers(quoteRefund, aRefundQuote())
  bindings.answers(applyRefund, paid)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

async function shown(productIds: number[] = []) {
  const held = await heldBy(bindings, () => ({
    ...useRefundRequest(31, productIds),
    pictures: usePictureUploads(refundPicturesKey(31)),
    ofAnother: usePictureUploads(refundPicturesKey(32)),
    orders: useOrders('all'),
  }))
  await soon(() => expect(held().snapshot.matches({ filling: 'quoted' })).toBe(true))
  await soon(() => expect(bindings.askedFor(listOrders)).toHaveLength(1))
  return held
}

async function submitted(productIds: number[] = []) {
  const held = await shown(productIds)
  const picture = () => [new File(['sea'], 'sea.png', { type: 'image/png' })]
  await act(async () => {
    held().pictures.choose(picture())
    held().ofAnother.choose(picture())
  })
  await act(async () => held().actor.send({ type: 'request.submitted', values }))
  await soon(() => expect(bindings.askedFor(applyRefund)).toHaveLength(1))
  await soon(() => expect(held().snapshot.hasTag('busy')).toBe(false))
  return held
}

const said = () => [vi.spyOn(toasts, 'success'), vi.spyOn(toasts, 'failure')] as const

test('an accepted request shows a message, releases its pictures and updates the order', async () => {
  const [success] = said()
  const held = await submitted()
  await soon(() => expect(bindings.askedFor(listOrders)).toHaveLength(2))
  expect([
    bindings.askedFor(showOrder)[0]?.query,
    bindings.askedFor(quoteRefund).map(({ body }) => body),
    bindings.askedFor(applyRefund),
    held().snapshot.value,
    success.mock.calls.map(([{ id }]) => id),
    held().pictures.pictures.length,
    held().ofAnother.pictures.length,
    window.location.pathname,
  ]).toEqual([
    { id: '31' },
    [
      {
        orderId: 31,
        lines: [
          { lineId: 1, quantity: 2 },
          { lineId: 2, quantity: 1 },
        ],
      },
    ],
    [
      {
        call: callName(applyRefund),
        body: {
          orderId: 31,
          lines: [
            { lineId: 1, quantity: 2 },
            { lineId: 2, quantity: 1 },
          ],
          ...values,
        },
        token: 'token-1',
        key: expect.any(String) as string,
      },
    ],
    'submitted',
    ['refund.submittedNotice'],
    0,
    1,
    '/orderInfo/31',
  ])
})

test.each(['/home', '/refund/310/HL260105ABCDEFGHJL'])(
  'a shopper who has moved on to %s stays there when the request is accepted',
  async (path) => {
    const answer = Promise.withResolvers<object>()
    bindings.answers(applyRefund, () => answer.promise)
    const held = await shown()
    await act(async () => held().actor.send({ type: 'request.submitted', values }))
    window.history.replaceState(null, '', path)
    answer.resolve(paid)
    await soon(() => expect(held().snapshot.value).toBe('submitted'))
    expect(window.location.pathname).toBe(path)
  },
)

test('only the products in the address are priced', async () => {
  await shown([21])
  expect(bindings.askedFor(quoteRefund).map(({ body }) => body)).toEqual([
    { orderId: 31, lines: [{ lineId: 2, quantity: 1 }] },
  ])
})

test.each([
  { of: 'too high', reason: 'refundTooHigh', stand: { filling: 'quoted' }, quotes: 2, orders: 1 },
  {
    of: 'too late',
    reason: 'refundPeriodOver',
    stand: { filling: 'quoted' },
    quotes: 2,
    orders: 2,
  },
  {
    of: 'without its proof',
    reason: 'uploadMissing',
    stand: { filling: 'quoted' },
    quotes: 1,
    orders: 1,
  },
])('a request that is $of shows the reason and can be changed', async (given) => {
  const { reason, stand, quotes, orders } = given
  const [success, failure] = said()
  const data = {
    refundTooHigh: { maxAmountCents: 500, order: paid },
    refundPeriodOver: { order: paid },
  }
  bindings.refuses(applyRefund, {
    status: 200,
    msg: 'Not like this',
    reason,
    data: Object.entries(data).find(([name]) => name === reason)?.[1] ?? null,
  })
  const held = await submitted()
  await soon(() => expect(held().snapshot.matches({ filling: 'quoted' })).toBe(true))
  expect([
    held().snapshot.value,
    failure.mock.calls.map(([each]) => each),
    success.mock.calls,
    held().pictures.pictures.length,
    bindings.askedFor(quoteRefund).length,
    bindings.askedFor(showOrder).length,
    window.location.pathname,
  ]).toEqual([
    stand,
    [expect.objectContaining({ type: 'refused', reason })],
    [],
    1,
    quotes,
    orders,
    '/refund/31/HL260105ABCDEFGHJK',
  ])
})

test('an unanswered request can be sent again', async () => {
  bindings.answers(applyRefund, () => Promise.reject(new TypeError('the line is cut')))
  const [, failure] = said()
  const held = await submitted()
  expect([held().snapshot.value, failure.mock.calls]).toEqual([
    { filling: 'unanswered' },
    [[{ type: 'network' }]],
  ])
})

test('an order that changed before it was priced is read again', async () => {
  bindings.refuses(quoteRefund, {
    status: 200,
    msg: 'Refunded',
    reason: 'alreadyRefunded',
    data: { lineId: 1, order: paid },
  })
  bindings.answers(showOrder, () =>
    bindings.askedFor(showOrder).length > 1 ? anOrder({ status: -1 }) : paid,
  )
  const held = await heldBy(bindings, () => useRefundRequest(31, []))
  await soon(() => expect(held().snapshot.value).toBe('closed'))
  expect(bindings.askedFor(quoteRefund)).toHaveLength(1)
})

test('a failed price keeps the chosen lines', async () => {
  bindings.answers(quoteRefund, () => Promise.reject(new TypeError('the line is cut')))
  const held = await heldBy(bindings, () => useRefundRequest(31, []))
  await soon(() => expect(held().snapshot.value).toEqual({ filling: 'unquoted' }))
  expect(held().snapshot.context.failure).toEqual({ type: 'network' })
})

test('an order that accepts no request is read again when its screen is shown again', async () => {
  bindings.answers(showOrder, anOrder())
  const use = () => useRefundRequest(31, [])
  const first = await heldUntilLeft(bindings, use)
  await soon(() => expect(first.held().snapshot.value).toBe('closed'))
  await first.leave()
  bindings.answers(showOrder, paid)
  const held = await heldBy(bindings, use)
  await soon(() => expect(held().snapshot.matches({ filling: 'quoted' })).toBe(true))
  expect([bindings.askedFor(showOrder).length, held().actor]).toEqual([2, first.held().actor])
})
