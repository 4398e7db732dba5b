// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { aDelivery, daysUntil } from '../../../tests/factories/deliveryAnswers.ts'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { FreightStand } from './freightStand.tsx'
import type { MergeChange } from '../../../contract/cart.ts'
import { MergeReport } from './mergeReport.tsx'
import { SelectAll } from './selectAll.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'asks for the same whatever is chosen',
    line: { freight: { freightCents: 500, freeFreightFromCents: null } },
    expected: ['p data-stand=flat | $5.00 shipping'],
  },
  {
    of: 'asks for none from more on',
    line: { freight: { freightCents: 500, freeFreightFromCents: 2_500 } },
    expected: ['p data-stand=missing | $5.00 shipping, free for $5.00 more'],
  },
  {
    of: 'asks for none by now',
    line: { freight: { freightCents: 500, freeFreightFromCents: 2_000 } },
    expected: ['p data-stand=free | Free shipping'],
  },
  {
    of: 'doesn’t send there',
    line: {
      freight: { freightCents: 500, freeFreightFromCents: null, destinations: { only: ['US'] } },
      delivery: aDelivery(),
    },
    expected: ['p data-stand=notSent | This shop doesn’t deliver to United Kingdom'],
  },
  {
    of: 'never asks for any',
    line: { freight: { freightCents: 0, freeFreightFromCents: null } },
    expected: ['p data-stand=free | Free shipping'],
  },
  {
    of: 'tells how long it takes',
    line: { delivery: aDelivery() },
    expected: [`p data-stand=flat | $5.00 shippingArrives ${daysUntil('GB')}`],
  },
])('the line of a shop that $of says so', async ({ line, expected }) => {
  bindings.answers(listAddresses, { list: [anAddress({ country: 'GB' })] })
  const place = await bindings.show(<FreightStand lines={[aCartLine(line)]} />)
  await soon(() => expect(outlineOf(place)).toEqual(expected))
})

const tote = { skuId: 200, title: 'Canvas tote', variant: 'Navy', before: 900, after: 1_000 }

test('names each changed line', async () => {
  const changes: MergeChange[] = [
    { ...tote, change: 'priceUp' },
    { ...tote, change: 'priceDown', before: 1_000, after: 900 },
    { ...tote, skuId: 201, change: 'quantityReduced', variant: '', before: 9, after: 2 },
    { ...tote, skuId: 202, change: 'soldOut' },
    { ...tote, skuId: 203, change: 'gone' },
    { ...tote, skuId: 204, change: 'gone', title: '', variant: '' },
    { ...tote, skuId: 205, change: 'cartFull', before: 2, after: 0 },
  ]
  const place = await bindings.show(<MergeReport changes={changes} onDismiss={() => {}} />)
  expect(outlineOf(place)).toEqual([
    'div role=status | 7 items in your cart changed: | Canvas tote, Navy: price went up from $9.00 to $10.00 | Canvas tote, Navy: price went down from $10.00 to $9.00 | Canvas tote: only 2 of 9 left | Canvas tote, Navy: sold out | Canvas tote, Navy: no longer for sale | —: no longer for sale | Canvas tote, Navy: left out, as your cart is full | button type=button | Got it',
  ])
})

const [chosen, other] = [aCartLine(), aCartLine({ skuId: 201, selected: false })]
const gone = aCartLine({ skuId: 202, sellable: false })

test.each([
  { of: 'chosen ones', lines: [chosen], expected: ['input type=checkbox checked', 'All'] },
  {
    of: 'some that are chosen',
    lines: [chosen, other],
    expected: ['input type=checkbox indeterminate', 'All'],
  },
  { of: 'others', lines: [other], expected: ['input type=checkbox', 'All'] },
  { of: 'gone ones', lines: [gone], expected: ['input type=checkbox disabled', 'All'] },
])('the state of the box for $of matches the lines', async ({ lines, expected }) => {
  const place = await bindings.show(<SelectAll actor={bindings.cart} lines={lines} />)
  expect(outlineOf(place)).toEqual(expected)
})
