// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import { aDelivery, daysUntil } from '../../../tests/factories/deliveryAnswers.ts'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { DeliveryPanel } from './deliveryPanel.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

/** The lines about the delivery. The seven lines below them are the same for every shopper. */
const wayOf = (place: Element) =>
  [...place.querySelectorAll('p')].slice(0, -7).map(({ textContent }) => textContent)

test('delivery, returns and payment are listed with icons', async () => {
  const place = await bindings.show(<DeliveryPanel product={aProduct()} isSoldOut={false} />)
  expect([
    outlineOf(place),
    [...place.querySelectorAll('svg')].map((sign) => sign.classList[1]),
  ]).toEqual([
    [
      'h2 | Shipping',
      '$4.90 shipping for everything from this shop',
      'Returns and refunds',
      'Return it within 14 days of receiving it, without a reason',
      'Refunds on any item until 7 days after completion',
      'Your payment is protected',
      'We pay the shop after you confirm delivery',
      'Paid from your Harborlane balance',
      'Top it up in your wallet. a href=/helpAndSupport | How it works',
    ],
    ['lucide-ship', 'lucide-undo-2', 'lucide-hand-coins', 'lucide-wallet'],
  ])
})

test('goods that can’t be returned say so', async () => {
  const product = aProduct({ nonReturnable: true })
  const place = await bindings.show(<DeliveryPanel product={product} isSoldOut={false} />)
  expect(place.textContent).toContain('Can’t be returned once it was sent')
  expect(place.textContent).not.toContain('without a reason')
})

test.each([
  {
    of: 'at home',
    country: 'US',
    freight: aProduct().freight,
    expected: [
      `Arrives ${daysUntil('US')}`,
      'Domestic shipping, United States',
      '$4.90 shipping for everything from this shop',
    ],
  },
  {
    of: 'abroad',
    country: 'GB',
    freight: aProduct().freight,
    expected: [
      `Arrives ${daysUntil('GB')}`,
      'From United States to United Kingdom',
      '$4.90 shipping for everything from this shop',
    ],
  },
  {
    of: 'abroad, with duties paid by the shop',
    country: 'GB',
    duties: { GB: 'included', '*': 20 },
    freight: aProduct().freight,
    expected: [
      `Arrives ${daysUntil('GB')}`,
      'From United States to United Kingdom',
      'No duties or taxes are due on delivery',
      '$4.90 shipping for everything from this shop',
    ],
  },
  {
    of: 'where the shop doesn’t send',
    country: 'GB',
    freight: { ...aProduct().freight, destinations: { only: ['US'] as string[] } },
    expected: ['This shop doesn’t deliver to United Kingdom'],
  },
] as const)('a shopper $of sees when the goods arrive and from where', async (given) => {
  bindings.answers(listAddresses, { list: [anAddress({ country: given.country })] })
  const delivery = aDelivery('duties' in given ? { duties: given.duties } : {})
  const product = aProduct({ delivery, freight: given.freight })
  const place = await bindings.show(<DeliveryPanel product={product} isSoldOut={false} />)
  await soon(() => expect(wayOf(place)).toEqual(given.expected))
})

test('no arrival is named for what is sold out', async () => {
  const product = aProduct({ delivery: aDelivery() })
  const place = await bindings.show(<DeliveryPanel product={product} isSoldOut />)
  await soon(() => expect(wayOf(place)).toEqual(['$4.90 shipping for everything from this shop']))
})
