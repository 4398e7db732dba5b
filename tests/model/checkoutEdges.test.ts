import { expect, test } from 'vitest'
import { checkoutMachine } from '../../src/machines/checkoutMachine.ts'
import { failed, input, opened } from './charts/checkout.ts'
import { journey } from './support/journey.ts'
import { fine, items, promoRefused, promoTaken, short } from './support/checkoutQuotes.ts'

test('lines that can’t be had are settled before an address is asked for', async () => {
  const checkout = await quoted(short, [])
  expect(checkout.snapshot().value).toEqual({ open: 'blockedByLines' })
})

test('one piece that is left is ordered, and no line without one', async () => {
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

test('one line that can’t be had is enough to stand still', async () => {
  const checkout = await quoted({ ...short, problems: short.problems.slice(0, 1) })
  expect(checkout.snapshot().value).toEqual({ open: 'blockedByLines' })
})

test.each([promoTaken, promoRefused])(
  'a quote with a promo code is shown: $promo',
  async (quote) => {
    const checkout = await quoted(quote)
    expect(checkout.snapshot().context.quote).toEqual(quote)
  },
)

test('why the address before was refused is not said of another, chosen while all is read anew', async () => {
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

test('a price that could be read at last leaves no word of the try that failed', async () => {
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

test('an order that is refused at last leaves no word of the try that nobody answered', async () => {
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
