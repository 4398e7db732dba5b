import { describe, expect, test } from 'vitest'
import { checkoutMachine } from '../../src/machines/checkoutMachine.ts'
import type { Address } from '../../contract/shippingAddress.ts'
import type { Quote } from '../../contract/quote.ts'
import type { CheckoutEvent } from '../../src/machines/checkoutTypes.ts'
import { anAddress, anOrder, aQuote } from '../factories/orderAnswers.ts'
import { networkFailure } from '../factories/failures.ts'
import { journey } from './support/journey.ts'
import { dearer, fine, gone, items, promoRefused, short } from './support/checkoutQuotes.ts'
import { home, office, failed, opened, quoted, placed, input } from './charts/checkout.ts'

describe('a checkout', () => {
  test('starts with the default address and is placed for the total shown', async () => {
    const checkout = open()
    await shows(checkout)
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { addressId: 8, items, quote: fine },
    })

    checkout.send({ type: 'note.changed', note: 'ring twice' })
    checkout.send({ type: 'order.submitted' })
    expect(checkout.inputOf('placeOrder')).toEqual({
      source: 'cart',
      items,
      addressId: 8,
      promoCode: null,
      note: 'ring twice',
      totalCents: 2_490,
    })

    await checkout.settle('placeOrder', placed)
    expect(checkout.snapshot()).toMatchObject({
      value: 'placed',
      context: { order: anOrder(), items: [], quote: null, note: '', failure: null },
    })
    expect(checkout.effects).toEqual(['refreshCart', 'openCashier'])
  })

  test('sends the same order again when the answer was lost', async () => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'order.submitted' })
    const first = checkout.inputOf('placeOrder')
    await checkout.settle('placeOrder', failed)
    expect(checkout.snapshot()).toMatchObject({
      value: 'placingFailed',
      context: { failure: networkFailure },
    })

    for (const event of [
      { type: 'note.changed', note: 'other' },
      { type: 'address.chosen', addressId: 7 },
      { type: 'checkout.shown' },
      { type: 'connection.restored' },
    ] satisfies CheckoutEvent[]) {
      checkout.send(event)
    }
    checkout.send({ type: 'checkout.retried' })

    expect(checkout.snapshot().value).toBe('placing')
    expect(checkout.inputOf('placeOrder')).toEqual(first)
  })

  test('shows the new total when the price changed and then sends that one', async () => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'order.submitted' })
    await checkout.settle('placeOrder', { type: 'refused', reason: 'totalChanged', quote: dearer })
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { quote: dearer, quoteBefore: fine, refusedFor: 'totalChanged' },
    })

    checkout.send({ type: 'order.submitted' })
    expect(checkout.inputOf('placeOrder')).toMatchObject({
      totalCents: 2_690,
    })
  })

  test.each([
    ['the same', fine, null],
    ['another price of a line', dearer, fine],
    ['another freight', withGroup({ freightCents: 0 }), fine],
    ['a line less', withGroup({ lines: [] }), null],
    ['another number of pieces', withLine({ quantity: 3 }), null],
  ])('keeps its quote when it returns to %s', async (_, quote, quoteBefore) => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'checkout.shown' })
    await shows(checkout, { quote })
    expect(checkout.snapshot().context).toMatchObject({ quote, quoteBefore })
  })

  test('stops when a line sells out during placing', async () => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'order.submitted' })
    await checkout.settle('placeOrder', { type: 'refused', reason: 'outOfStock', quote: short })
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'blockedByLines' },
      context: { quote: short, refusedFor: 'outOfStock' },
    })
  })

  test.each([
    ['another address', dearer, { type: 'address.chosen', addressId: 7 }],
    ['a promo code', dearer, { type: 'promo.applied', code: 'HARBOR10' }],
    ['no promo code', dearer, { type: 'promo.removed' }],
    ['a note', dearer, { type: 'note.changed', note: 'ring twice' }],
    ['another look', dearer, { type: 'checkout.shown' }],
    ['what is left of it', short, { type: 'problems.settled' }],
    ['nothing, as nothing is left', gone, { type: 'problems.settled' }],
  ] as const)('clears the reason of its refusal once it is %s', async (_, quote, event) => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'order.submitted' })
    await checkout.settle('placeOrder', { type: 'refused', reason: 'totalChanged', quote })
    checkout.send(event)
    expect(checkout.snapshot().context).toMatchObject({
      refusedFor: null,
      quoteBefore: null,
      failure: null,
    })
  })

  test('shows no earlier refusal when it restarts after the order', async () => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'order.submitted' })
    await checkout.settle('placeOrder', { type: 'refused', reason: 'totalChanged', quote: dearer })
    checkout.send({ type: 'order.submitted' })
    await checkout.settle('placeOrder', placed)
    checkout.send({ type: 'checkout.shown' })
    expect(checkout.snapshot()).toMatchObject({ value: 'opening', context: { refusedFor: null } })
  })

  test('continues with what is still available', async () => {
    const checkout = open()
    await shows(checkout, { quote: short })
    expect(checkout.snapshot().value).toEqual({ open: 'blockedByLines' })
    checkout.send({ type: 'order.submitted' })
    expect(checkout.snapshot().value).toEqual({ open: 'blockedByLines' })

    checkout.send({ type: 'problems.settled' })
    expect(checkout.inputOf('quoteCheckout')).toEqual({
      items: [
        { skuId: 200, quantity: 2 },
        { skuId: 201, quantity: 3 },
      ],
      promoCode: null,
      country: 'US',
    })
    await checkout.settle('quoteCheckout', quoted)
    expect(checkout.snapshot().value).toEqual({ open: 'ready' })
  })

  test('is over when nothing is available', async () => {
    const checkout = open()
    await shows(checkout, { quote: gone })
    checkout.send({ type: 'problems.settled' })

    expect(checkout.snapshot()).toMatchObject({
      value: 'empty',
      context: { items: [], quote: null },
    })
  })

  test('switches to an added address once it is loaded', async () => {
    const checkout = open()
    await shows(checkout, { addresses: [office] })
    checkout.send({ type: 'address.added', addressId: 7 })
    expect(checkout.snapshot()).toMatchObject({
      value: 'opening',
      context: { addressId: 8, addedAddressId: 7 },
    })
    await shows(checkout)
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { addressId: 7, addedAddressId: null },
    })
  })

  test('loads an address that was added while quoting', async () => {
    const checkout = open()
    await checkout.settle('openCheckout', { ...opened, addresses: [office] })
    expect(checkout.snapshot().value).toBe('quoting')
    checkout.send({ type: 'address.added', addressId: 7 })
    await shows(checkout)
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { addressId: 7, addedAddressId: null },
    })
  })

  test('is placed for its address, also when another is added meanwhile', async () => {
    const checkout = open()
    await shows(checkout, { addresses: [office] })
    checkout.send({ type: 'order.submitted' })
    checkout.send({ type: 'address.added', addressId: 7 })
    expect(checkout.snapshot()).toMatchObject({
      value: 'placing',
      context: { addressId: 8, addedAddressId: 7 },
    })
  })

  test('uses the address that the shopper chose last', async () => {
    const checkout = open()
    checkout.send({ type: 'address.added', addressId: 99 })
    await shows(checkout)
    checkout.send({ type: 'address.chosen', addressId: 7 })
    expect(checkout.snapshot().context).toMatchObject({ addressId: 7, addedAddressId: null })
  })

  test('waits for an address, and takes the one added meanwhile', async () => {
    const checkout = open()
    await shows(checkout, { addresses: [] })
    expect(checkout.snapshot().value).toEqual({ open: 'blockedByAddress' })

    checkout.send({ type: 'checkout.shown' })
    await shows(checkout, { addresses: [home] })
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { addressId: 7 },
    })
  })

  test('keeps the chosen address on a reload', async () => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'address.chosen', addressId: 7 })
    await checkout.settle('quoteCheckout', quoted)
    checkout.send({ type: 'checkout.shown' })
    await shows(checkout)

    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { addressId: 7 },
    })
  })

  test('is priced for the country of its address, and reports a different delivery country', async () => {
    const abroad = anAddress({ id: 9, country: 'FR' })
    const checkout = open()
    await checkout.settle('openCheckout', { ...opened, addresses: [office, abroad] })
    expect(checkout.inputOf('quoteCheckout')).toEqual({ items, promoCode: null, country: 'US' })
    await checkout.settle('quoteCheckout', quoted)

    checkout.send({ type: 'address.chosen', addressId: 9 })
    expect(checkout.inputOf('quoteCheckout')).toEqual({ items, promoCode: null, country: 'FR' })
    const there = withGroup({ freightCents: 990 })
    await checkout.settle('quoteCheckout', { type: 'quoted', quote: there })
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { addressId: 9, quote: there, quoteBefore: fine },
    })
  })

  test('goes to an address in the delivery country, before the default one', async () => {
    const abroad = anAddress({ id: 9, country: 'FR' })
    const checkout = open()
    await checkout.settle('openCheckout', {
      ...opened,
      addresses: [office, abroad],
      country: 'FR',
    })
    expect(checkout.snapshot().context).toMatchObject({ addressId: 9, country: 'FR' })
    expect(checkout.effects).toEqual([])
  })

  test('is priced for the delivery country before there is an address in it', async () => {
    const checkout = open()
    await checkout.settle('openCheckout', { ...opened, country: 'FR' })
    expect(checkout.inputOf('quoteCheckout')).toEqual({ items, promoCode: null, country: 'FR' })
    await checkout.settle('quoteCheckout', quoted)
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'blockedByAddress' },
      context: { addressId: null },
    })
  })

  test('takes its delivery country from the address that is chosen or added', async () => {
    const abroad = anAddress({ id: 9, country: 'FR' })
    const checkout = open()
    await shows(checkout, { addresses: [office, abroad] })
    checkout.send({ type: 'address.chosen', addressId: 9 })
    expect(checkout.snapshot().context).toMatchObject({ addressId: 9, country: 'FR' })
    expect(checkout.effects).toEqual(['changeDeliveryCountry'])

    await checkout.settle('quoteCheckout', quoted)
    checkout.send({ type: 'address.added', addressId: 7 })
    await checkout.settle('openCheckout', { ...opened, country: 'FR' })
    expect(checkout.snapshot().context).toMatchObject({ addressId: 7, country: 'US' })
    expect(checkout.inputOf('quoteCheckout')).toMatchObject({ country: 'US' })
    expect(checkout.effects).toEqual(['changeDeliveryCountry', 'changeDeliveryCountry'])
  })

  test('is priced anew for another delivery country, and not for the same again', async () => {
    const abroad = anAddress({ id: 9, country: 'FR' })
    const checkout = open()
    await shows(checkout, { addresses: [office, abroad] })
    checkout.send({ type: 'country.chosen', country: 'US' })
    expect(checkout.snapshot().value).toEqual({ open: 'ready' })
    checkout.send({ type: 'country.chosen', country: 'FR' })
    expect(checkout.inputOf('quoteCheckout')).toMatchObject({ country: 'FR' })
    await checkout.settle('quoteCheckout', quoted)
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { addressId: 9, country: 'FR' },
    })
  })

  test('is placed for its address, also when another country is chosen meanwhile', async () => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'order.submitted' })
    checkout.send({ type: 'country.chosen', country: 'FR' })
    expect(checkout.snapshot()).toMatchObject({
      value: 'placing',
      context: { addressId: 8, country: 'US' },
    })
  })

  test('is priced for its last address, also after earlier quotes', async () => {
    const checkout = open()
    await checkout.settle('openCheckout', opened)
    checkout.send({ type: 'address.chosen', addressId: 7 })
    expect(checkout.snapshot()).toMatchObject({ value: 'quoting', context: { addressId: 7 } })
    await checkout.settle('quoteCheckout', quoted)
    expect(checkout.snapshot().value).toEqual({ open: 'ready' })
  })

  test('can use another address where a shop does not send to this one', async () => {
    const checkout = open()
    await shows(checkout, { quote: short })
    checkout.send({ type: 'address.chosen', addressId: 7 })
    await checkout.settle('quoteCheckout', quoted)
    expect(checkout.snapshot()).toMatchObject({ value: { open: 'ready' }, context: { items } })
  })

  test('retries where the first quote failed', async () => {
    const checkout = open()
    await checkout.settle('openCheckout', opened)
    await checkout.settle('quoteCheckout', failed)
    expect(checkout.snapshot()).toMatchObject({
      value: 'quotingFailed',
      context: { quote: null, failure: networkFailure },
    })
    checkout.send({ type: 'connection.restored' })
    await checkout.settle('quoteCheckout', quoted)
    expect(checkout.snapshot().value).toEqual({ open: 'ready' })
  })

  test('continues without an invalid promo code, and keeps the reason', async () => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'promo.applied', code: 'HARBOR10' })
    await checkout.settle('quoteCheckout', { type: 'quoted', quote: promoRefused })
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { promoCode: null, refusedPromo: promoRefused.promo },
    })

    checkout.send({ type: 'order.submitted' })
    expect(checkout.inputOf('placeOrder')).toMatchObject({ promoCode: null, totalCents: 2_490 })
  })

  test('takes a corrected promo code, and forgets the invalid one', async () => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'promo.applied', code: 'HARBOR10' })
    await checkout.settle('quoteCheckout', { type: 'quoted', quote: promoRefused })
    checkout.send({ type: 'promo.applied', code: 'WELCOME10' })
    const promo = { code: 'WELCOME10', refusedFor: null, minSubtotalCents: null }
    await checkout.settle('quoteCheckout', { type: 'quoted', quote: aQuote({ promo }) })
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { promoCode: 'WELCOME10', refusedPromo: null },
    })
  })

  test('drops a promo code that no longer applies at placing', async () => {
    const checkout = open()
    await shows(checkout)
    checkout.send({ type: 'order.submitted' })
    await checkout.settle('placeOrder', {
      type: 'refused',
      reason: 'promoMinimum',
      quote: promoRefused,
    })
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { promoCode: null, refusedPromo: promoRefused.promo, quoteBefore: fine },
    })
  })

  test('keeps a note that is written while quoting', async () => {
    const checkout = open()
    checkout.send({ type: 'note.changed', note: 'ring' })
    await shows(checkout)
    checkout.send({ type: 'promo.applied', code: 'HARBOR10' })
    checkout.send({ type: 'note.changed', note: 'ring twice' })
    await checkout.settle('quoteCheckout', quoted)
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { note: 'ring twice' },
    })
  })

  test('applies the text typed before a reload, until something new is typed', async () => {
    const checkout = open()
    const draft = { type: 'draft.found', promoCode: 'HARBOR10', note: 'ring twice' } as const
    checkout.send(draft)
    await checkout.settle('openCheckout', opened)
    expect(checkout.inputOf('quoteCheckout')).toMatchObject({ promoCode: 'HARBOR10' })
    await checkout.settle('quoteCheckout', quoted)
    checkout.send({ type: 'note.changed', note: 'ring once' })
    checkout.send(draft)
    expect(checkout.snapshot()).toMatchObject({
      value: { open: 'ready' },
      context: { promoCode: 'HARBOR10', note: 'ring once' },
    })
  })

  test('reports that nothing is selected', async () => {
    const checkout = open()
    await checkout.settle('openCheckout', { ...opened, items: [] })

    expect(checkout.snapshot().value).toBe('empty')
  })
})

function open() {
  return journey(checkoutMachine, {
    input,
    effects: ['changeDeliveryCountry', 'openCashier', 'refreshCart'],
  })
}

/** The state that it opens with, and the price. */
async function shows(
  checkout: ReturnType<typeof open>,
  given: { quote?: Quote; addresses?: readonly Address[] } = {},
): Promise<void> {
  const { quote = fine, addresses = opened.addresses } = given
  await checkout.settle('openCheckout', { ...opened, addresses })
  await checkout.settle('quoteCheckout', { type: 'quoted', quote })
}

type Group = Quote['groups'][number]

function withGroup(changes: Partial<Group>): Quote {
  return aQuote({ groups: fine.groups.map((group) => ({ ...group, ...changes })) })
}

function withLine(changes: Partial<Group['lines'][number]>): Quote {
  return withGroup({
    lines: fine.groups.flatMap(({ lines }) => lines.map((line) => ({ ...line, ...changes }))),
  })
}
