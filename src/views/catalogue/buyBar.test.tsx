// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { BuyBar, BuyBox } from './buyBar.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const [one] = aProduct().variants

test.each([
  {
    of: 'is in stock',
    product: aProduct(),
    variant: one!,
    expected: ['button type=button | Add to cart', 'button type=button | Buy now'],
  },
  {
    of: 'is sold out in what was chosen',
    product: aProduct(),
    variant: { ...one!, stock: 0 },
    expected: [
      'button type=button disabled | Add to cart',
      'button type=button disabled | Buy now',
    ],
  },
  {
    of: 'is not chosen yet',
    product: aProduct(),
    variant: null,
    expected: [
      'button type=button disabled | Add to cart',
      'button type=button disabled | Buy now',
    ],
  },
  {
    of: 'is sold out',
    product: aProduct({ inStock: false }),
    variant: one!,
    expected: [
      'button type=button disabled | Add to cart',
      'button type=button disabled | Buy now',
    ],
  },
])('a product that $of offers the matching buttons', async ({ product, variant, expected }) => {
  const place = await bindings.show(<BuyBox product={product} variant={variant} quantity={1} />)
  expect(outlineOf(place)).toEqual(expected)
})

test('the bar at the foot of a phone also links to the cart', async () => {
  const place = await bindings.show(<BuyBar product={aProduct()} variant={one!} quantity={1} />)
  expect(outlineOf(place)).toEqual([
    'div data-narrow=true | a aria-label=Cart, empty href=/bag | span aria-hidden=true | button type=button | Add to cart | button type=button | Buy now',
  ])
})
