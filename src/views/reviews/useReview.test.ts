// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listProducts, listReviews, showProduct, showShop } from '../../../contract/catalogue.ts'
import { listOrders, showOrder } from '../../../contract/orders.ts'
import { addReview } from '../../../contract/reviews.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import {
  callName,
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { toasts } from '../actors/toasts.ts'
import { useProduct, useProducts, useReviews, useShop } from '../catalogue/useCatalogue.ts'
import { useOrders } from '../orders/useOrder.ts'
import { usePictureUploads } from '../pictures/usePictureUploads.ts'
import { reviewPicturesKey, useReview } from './useReview.ts'

const received = anOrder({ status: 3 })
const values = {
  lines: [
    { lineId: 1, content: 'Holds a lot', productRating: 5, pictures: ['harbour-harbour-harbour1'] },
  ],
  serviceRating: 4,
  shippingRating: 3,
}
const affectedReads = [listOrders, listReviews, showProduct, listProducts, showShop]

let bindings: Bindings
beforeEach(() => {
  window.history.replaceState(null, '', '/comment?order=31')
  bindings = openBindings()
  for (const call of affectedReads) bindings.answers(call, () => new Promise(() => {}))
  bindings.answers(showOrder, received)
  bindings.answers(addReview, received)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

const reads = () => affectedReads.map((call) => bindings.askedFor(call).length)

async function shown() {
  const held = await heldBy(bindings, () => ({
    ...useReview(31),
    pictures: usePictureUploads(reviewPicturesKey(31, 1)),
    ofAnother: usePictureUploads(reviewPicturesKey(32, 1)),
    expected: [useOrders('all'), useReviews(20), useProduct(20), useProducts({}), useShop(3)],
  }))
  await soon(() => expect(held().snapshot.matches({ filling: 'ready' })).toBe(true))
  await soon(() => expect(reads()).toEqual([1, 1, 1, 1, 1]))
  const picture = () => [new File(['sea'], 'sea.png', { type: 'image/png' })]
  await act(async () => {
    held().pictures.choose(picture())
    held().ofAnother.choose(picture())
  })
  return held
}

async function submitted() {
  const held = await shown()
  await act(async () => held().actor.send({ type: 'review.submitted', values }))
  await soon(() => expect(bindings.askedFor(addReview)).toHaveLength(1))
  await soon(() => expect(held().snapshot.hasTag('busy')).toBe(false))
  return held
}

const said = () => [vi.spyOn(toasts, 'success'), vi.spyOn(toasts, 'failure')] as const

test('an accepted review shows a message, releases its pictures and reads the affected data again', async () => {
  const [success] = said()
  const held = await submitted()
  await soon(() => expect(reads()).toEqual([2, 2, 2, 2, 2]))
  expect([
    bindings.askedFor(addReview),
    bindings.askedFor(showOrder).map(({ query }) => query),
    held().snapshot.value,
    success.mock.calls.map(([{ id }]) => id),
    held().pictures.pictures.length,
    held().ofAnother.pictures.length,
    window.location.pathname,
  ]).toEqual([
    [
      {
        call: callName(addReview),
        body: { orderId: 31, ...values },
        token: 'token-1',
        key: expect.any(String) as string,
      },
    ],
    [{ id: '31' }],
    'submitted',
    ['review.submittedNotice'],
    0,
    1,
    '/orderInfo/31',
  ])
})

test.each(['/home?order=31', '/comment?order=32'])(
  'a shopper who has moved on to %s stays there when the review is accepted',
  async (address) => {
    const answer = Promise.withResolvers<object>()
    bindings.answers(addReview, () => answer.promise)
    const held = await shown()
    await act(async () => held().actor.send({ type: 'review.submitted', values }))
    window.history.replaceState(null, '', address)
    answer.resolve(received)
    await soon(() => expect(held().snapshot.value).toBe('submitted'))
    expect(`${window.location.pathname}${window.location.search}`).toBe(address)
  },
)

test('a refused review shows the reason and can be changed', async () => {
  const [success, failure] = said()
  bindings.refuses(addReview, { status: 200, msg: 'No such picture', reason: 'uploadMissing' })
  const held = await submitted()
  expect([
    held().snapshot.value,
    failure.mock.calls.map(([each]) => each),
    success.mock.calls,
    held().pictures.pictures.length,
    reads(),
    window.location.pathname,
  ]).toEqual([
    { filling: 'ready' },
    [expect.objectContaining({ type: 'refused', reason: 'uploadMissing' })],
    [],
    1,
    [1, 1, 1, 1, 1],
    '/comment',
  ])
})

test('an unanswered review can be sent again', async () => {
  const [, failure] = said()
  bindings.answers(addReview, () => Promise.reject(new TypeError('the line is cut')))
  const held = await submitted()
  expect([held().snapshot.value, failure.mock.calls]).toEqual([
    { filling: 'unanswered' },
    [[{ type: 'network' }]],
  ])
})

test('an order that accepts no review is read again when its screen is shown again', async () => {
  bindings.answers(showOrder, anOrder())
  const use = () => useReview(31)
  const first = await heldUntilLeft(bindings, use)
  await soon(() => expect(first.held().snapshot.value).toBe('closed'))
  await first.leave()
  bindings.answers(showOrder, () => Promise.reject(new TypeError('the line is cut')))
  const held = await heldBy(bindings, use)
  await soon(() => expect(held().snapshot.value).toBe('unopened'))
  expect([held().snapshot.context.failure, held().actor]).toEqual([
    { type: 'network' },
    first.held().actor,
  ])
})
