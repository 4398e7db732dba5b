// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProductDetail, ProductVariant } from '../../../contract/catalogue.ts'
import { maxQuantity } from '../../../contract/limits.ts'
import { aColouredProduct, aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import type { Choice } from '../../machines/selectors/variantSelectors.ts'
import { VariantPicker } from './variantPicker.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const [plain] = aProduct().variants

const coloured = aColouredProduct()

/** The same product, but all its variants have one picture. */
const alike: ProductDetail = {
  ...coloured,
  variants: coloured.variants.map((one) => ({ ...one, picture: plain!.picture })),
}

const smallNavy: Choice = { colour: 'navy', size: 's' }
const largeRose: Choice = { colour: 'rose', size: 'l' }
const none: Choice = {}

async function shown(given: {
  product?: ProductDetail
  choice?: Choice
  variant?: ProductVariant | null
  quantity?: number
}) {
  const { product = aProduct(), choice = {}, variant = null, quantity = 1 } = given
  const asked: unknown[] = []
  const place = await bindings.show(
    <VariantPicker
      product={product}
      choice={choice}
      variant={variant}
      quantity={quantity}
      asked={null}
      onChoose={(one) => asked.push(one)}
      onQuantity={(one) => asked.push(one)}
    />,
  )
  return { place, asked }
}

const groupsOf = (place: Element) =>
  [...place.querySelectorAll('fieldset')].map((group) => outlineOf(group))

test.each([
  { of: 'nothing to choose between', product: aProduct(), choice: none, expected: [] },
  {
    of: 'looks that differ',
    product: coloured,
    choice: smallNavy,
    expected: [
      [
        'ColourNavy',
        'button type=button aria-pressed=true aria-label=Navy | img alt=',
        'button type=button aria-pressed=false aria-label=Sand | img alt=',
        'button type=button aria-pressed=false aria-label=Rose, sold out | img alt=',
      ],
      [
        'Size',
        'button type=button aria-pressed=true | Small',
        'button type=button aria-pressed=false | Large',
      ],
    ],
  },
  {
    of: 'looks, none chosen yet',
    product: coloured,
    choice: none,
    expected: [
      [
        'Colour',
        'button type=button aria-pressed=false aria-label=Navy | img alt=',
        'button type=button aria-pressed=false aria-label=Sand | img alt=',
        'button type=button aria-pressed=false aria-label=Rose, sold out | img alt=',
      ],
      [
        'Size',
        'button type=button aria-pressed=false | Small',
        'button type=button aria-pressed=false | Large',
      ],
    ],
  },
  {
    of: 'looks, the sold-out one chosen',
    product: coloured,
    choice: largeRose,
    expected: [
      [
        'ColourRose',
        'button type=button aria-pressed=false aria-label=Navy | img alt=',
        'button type=button aria-pressed=false aria-label=Sand | img alt=',
        'button type=button aria-pressed=true aria-label=Rose, sold out | img alt=',
      ],
      [
        'Size',
        'button type=button aria-pressed=false | Small',
        'button type=button aria-pressed=true aria-label=Large, sold out | Large',
      ],
    ],
  },
  {
    of: 'looks that are alike',
    product: alike,
    choice: smallNavy,
    expected: [
      [
        'Colour',
        'button type=button aria-pressed=true | span aria-hidden=trueNavy',
        'button type=button aria-pressed=false | span aria-hidden=trueSand',
        'button type=button aria-pressed=false aria-label=Rose, sold out | span aria-hidden=trueRose',
      ],
      [
        'Size',
        'button type=button aria-pressed=true | Small',
        'button type=button aria-pressed=false | Large',
      ],
    ],
  },
])('a product with $of offers what is in stock', async ({ product, choice, expected }) => {
  const { place } = await shown({ product, choice })
  expect(groupsOf(place)).toEqual(expected)
})

test('the name of a colour is shown where nothing else shows it', async () => {
  const { place } = await shown({ product: alike })
  const buttons = [...place.querySelectorAll('fieldset button')]
  const swatches = buttons.map(
    (button) => button.querySelector<HTMLElement>('[aria-hidden]')?.style.background ?? null,
  )
  expect(swatches).toEqual(['#123456', '#ddccaa', '#cc8899', null, null])
})

test.each([
  { of: 'differ', product: coloured },
  { of: 'are alike', product: alike },
])('with pictures that $of, another choice keeps what fits, and may be sold out', async (given) => {
  const { place, asked } = await shown({ product: given.product, choice: smallNavy })
  const buttons = [...place.querySelectorAll<HTMLElement>('fieldset button')]
  for (const button of buttons) await act(async () => button.click())
  expect(asked).toEqual([
    { colour: 'navy', size: 's' },
    { colour: 'sand' },
    { colour: 'rose' },
    { colour: 'navy', size: 's' },
    { colour: 'navy', size: 'l' },
  ])
})

test.each([
  { of: 'nothing chosen yet', stock: null, taken: 1, expected: 'In stock', canBeMore: true },
  {
    of: 'more than one may order',
    stock: 500,
    taken: maxQuantity - 1,
    expected: 'In stock',
    canBeMore: true,
  },
  {
    of: 'as many taken as one may order',
    stock: 500,
    taken: maxQuantity,
    expected: 'In stock',
    canBeMore: false,
  },
  { of: 'six left', stock: 6, taken: 1, expected: 'In stock', canBeMore: true },
  { of: 'five left', stock: 5, taken: 4, expected: 'Only 5 left', canBeMore: true },
  { of: 'five left and taken', stock: 5, taken: 5, expected: 'Only 5 left', canBeMore: false },
  { of: 'one left', stock: 1, taken: 1, expected: 'Only 1 left', canBeMore: false },
  { of: 'none left', stock: 0, taken: 1, expected: 'Sold out', canBeMore: false },
])('with $of, the stock is shown and limits the quantity', async (given) => {
  const variant = given.stock === null ? null : { ...plain!, stock: given.stock }
  const { place, asked } = await shown({ variant, quantity: given.taken })
  const more = place.querySelector<HTMLElement>('[aria-label="One more"]')
  await act(async () => more?.click())
  expect([place.querySelector('span')?.textContent, asked]).toEqual([
    given.expected,
    given.canBeMore ? [given.taken + 1] : [],
  ])
})

test.each([{ variant: null }, { variant: plain! }])(
  'a product without stock is sold out for any choice',
  async ({ variant }) => {
    const { place } = await shown({ product: aProduct({ inStock: false }), variant })
    expect(place.querySelector('span')?.textContent).toBe('Sold out')
  },
)
