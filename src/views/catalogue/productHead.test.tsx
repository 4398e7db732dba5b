// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { ProductHead } from './productHead.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const offer = { priceCents: 1_500, originalPriceCents: null, priceVaries: false }

test.each([
  {
    of: 'that nobody has reviewed',
    product: aProduct(),
    chosen: null,
    expected: [
      'h2 | Canvas tote',
      'button type=button aria-label=Share',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper',
      'button type=button aria-pressed=false aria-label=Favourite',
      'p aria-live=polite | $10.00',
      'No reviews yet12 sold',
    ],
  },
  {
    of: 'that was reviewed',
    product: aProduct({ reviewCount: 1 }),
    chosen: null,
    expected: [
      'h2 | Canvas tote',
      'button type=button aria-label=Share',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper',
      'button type=button aria-pressed=false aria-label=Favourite',
      'p aria-live=polite | $10.00',
      'span aria-hidden=true | 4.54.5 out of 51 review12 sold',
    ],
  },
  {
    of: 'of several prices',
    product: aProduct({ priceVaries: true }),
    chosen: null,
    expected: [
      'h2 | Canvas tote',
      'button type=button aria-label=Share',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper',
      'button type=button aria-pressed=false aria-label=Favourite',
      'p aria-live=polite | from $10.00',
      'No reviews yet12 sold',
    ],
  },
  {
    of: 'of several prices, one chosen,',
    product: aProduct({ priceVaries: true }),
    chosen: offer,
    expected: [
      'h2 | Canvas tote',
      'button type=button aria-label=Share',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper',
      'button type=button aria-pressed=false aria-label=Favourite',
      'p aria-live=polite | $15.00',
      'No reviews yet12 sold',
    ],
  },
  {
    of: 'of several prices, some ruled out,',
    product: aProduct({ priceVaries: true }),
    chosen: { ...offer, priceVaries: true },
    expected: [
      'h2 | Canvas tote',
      'button type=button aria-label=Share',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper',
      'button type=button aria-pressed=false aria-label=Favourite',
      'p aria-live=polite | from $15.00',
      'No reviews yet12 sold',
    ],
  },
  {
    of: 'that is reduced',
    product: aProduct({ originalPriceCents: 1_250 }),
    chosen: null,
    expected: [
      'h2 | Canvas tote',
      'button type=button aria-label=Share',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper',
      'button type=button aria-pressed=false aria-label=Favourite',
      'p aria-live=polite | before $12.50$10.00',
      'No reviews yet12 sold',
    ],
  },
  {
    of: 'that is reduced but for the chosen one',
    product: aProduct({ originalPriceCents: 1_250 }),
    chosen: offer,
    expected: [
      'h2 | Canvas tote',
      'button type=button aria-label=Share',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper',
      'button type=button aria-pressed=false aria-label=Favourite',
      'p aria-live=polite | $15.00',
      'No reviews yet12 sold',
    ],
  },
  {
    of: 'of which the chosen one is reduced',
    product: aProduct(),
    chosen: { ...offer, originalPriceCents: 2_000 },
    expected: [
      'h2 | Canvas tote',
      'button type=button aria-label=Share',
      'button type=button aria-pressed=false aria-label=Tell me when it’s cheaper',
      'button type=button aria-pressed=false aria-label=Favourite',
      'p aria-live=polite | before $20.00$15.00',
      'No reviews yet12 sold',
    ],
  },
])('the head of a product $of says so', async ({ product, chosen, expected }) => {
  const place = await bindings.show(<ProductHead product={product} offer={chosen} />)
  expect(outlineOf(place)).toEqual(expected)
})
