import { expect, test } from 'vitest'
import { checkoutMachine } from '../../src/machines/checkoutMachine.ts'
import { failed, input, opened } from './charts/checkout.ts'
import { journey } from './support/journey.ts'
import { fine, items, promoRefused, promoTaken, short } from './support/checkoutQuotes.ts'

test('resolves unavailable lines before asking for an address', async () => {
  const checkout = await quoted(short, [])
  expect(checkout.snapshot().value).toEqual({ open: 'blockedByLines' })
})

test('orders one remaining piece, and no line without any', async () => {
  const problems = items.map(({ skuId }, at) => ({
    skuId,
    reason: 'outOfStock' as const,
    available: at === 0 ? 1 : 0,
  }))
  const checkout = await quoted({ ...fine, problems })
  checkout.send({ type: 'problems.settled' })
  expect(checkout.snapshot()).toMatchObject({
    value: 'quoting',
    context: { items: [{ skuId: items[0]?.skuId, quantity: 1 }] },
  })
})

test('stops for a single unavailable line', async () => {
  const checkout = await quoted({ ...short, problems: short.problems.slice(0, 1) })
  expect(checkout.snapshot().value).toEqual({ open: 'blockedByLines' })
})

test.each([promoTaken, promoRefused])('shows a quote with a promo code: $promo', async (quote) => {
  const checkout = await quoted(quote)
  expect(checkout.snapshot().context.quote).toEqual(quote)
})

test('clears the refusal of an address when another one is chosen during a reload', async () => {
  const checkout = await quoted(fine)
  checkout.send({ type: 'order.submitted' })
  const refused = { type: 'refused', reason: 'addressMissing', quote: null } as const
  await checkout.settle('placeOrder', refused)
  await checkout.settle('openCheckout', opened)
  expect(checkout.snapshot()).toMatchObject({
    value: 'quoting',
    context: { refusedFor: 'addressMissing' },
  })
  checkout.send({ type: 'address.chosen', addressId: 7 })
  expect(checkout.snapshot()).toMatchObject({
    value: 'quoting',
    context: { addressId: 7, refusedFor: null },
  })
})

test('a successful quote clears the error of the failed try', async () => {
  const checkout = journey(checkoutMachine, { input })
  await checkout.settle('openCheckout', opened)
  await checkout.settle('quoteCheckout', failed)
  expect(checkout.snapshot()).toMatchObject({
    value: 'quotingFailed',
    context: { failure: failed.failure },
  })
  checkout.send({ type: 'checkout.retried' })
  await checkout.settle('quoteCheckout', { type: 'quoted', quote: fine })
  expect(checkout.snapshot()).toMatchObject({
    value: { open: 'ready' },
    context: { failure: null },
  })
})

test('a final refusal clears the error of the unanswered try', async () => {
  const checkout = await quoted(fine)
  checkout.send({ type: 'order.submitted' })
  await checkout.settle('placeOrder', failed)
  expect(checkout.snapshot()).toMatchObject({
    value: 'placingFailed',
    context: { failure: failed.failure },
  })
  checkout.send({ type: 'checkout.retried' })
  await checkout.settle('placeOrder', { type: 'refused', reason: 'totalChanged', quote: fine })
  expect(checkout.snapshot()).toMatchObject({
    value: { open: 'ready' },
    context: { failure: null, refusedFor: 'totalChanged' },
  })
})

async function quoted(
  quote: typeof short,
  addresses: typeof opened.addresses | [] = opened.addresses,
) {
  const checkout = journey(checkoutMachine, { input })
  await checkout.settle('openCheckout', { ...opened, addresses })
  await checkout.settle('quoteCheckout', { type: 'quoted', quote })
  return checkout
}
