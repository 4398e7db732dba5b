// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aColouredProduct, aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { BuyBar, BuyBox } from './buyBar.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const [one] = aProduct().variants
const [colour, size] = aColouredProduct().options

async function shown(given: Partial<ComponentProps<typeof BuyBox>>, Bar = BuyBox) {
  const asked: string[] = []
  const place = await bindings.show(
    <Bar
      product={aProduct()}
      variant={one!}
      missing={null}
      quantity={1}
      onAskForChoice={() => asked.push('choice')}
      onBuyWithoutChoice={() => asked.push('sheet')}
      {...given}
    />,
  )
  return { place, asked }
}

test.each([
  {
    of: 'is in stock',
    given: {},
    expected: ['button type=button | Add to cart', 'button type=button | Buy now'],
  },
  {
    of: 'is sold out in what was chosen',
    given: { variant: { ...one!, stock: 0 } },
    expected: ['button aria-pressed=false type=button | Notify me when it’s back'],
  },
  {
    of: 'is sold out',
    given: { product: aProduct({ inStock: false }), variant: { ...one!, stock: 0 } },
    expected: ['button aria-pressed=false type=button | Notify me when it’s back'],
  },
  {
    of: 'is sold out, before a size is chosen,',
    given: { product: aProduct({ inStock: false }), variant: null, missing: size! },
    expected: ['button type=button | Choose a size', 'button type=button disabled | Buy now'],
  },
  {
    of: 'needs a size',
    given: { variant: null, missing: size! },
    expected: ['button type=button | Choose a size', 'button type=button | Buy now'],
  },
  {
    of: 'needs a colour',
    given: { variant: null, missing: colour! },
    expected: ['button type=button | Choose a colour', 'button type=button | Buy now'],
  },
  {
    of: 'needs something else',
    given: { variant: null, missing: { key: 'grind', name: 'Grind', values: [] } },
    expected: ['button type=button | Choose grind', 'button type=button | Buy now'],
  },
])('a product that $of offers the matching buttons', async ({ given, expected }) => {
  const { place } = await shown(given)
  expect(outlineOf(place)).toEqual(expected)
})

test('without a choice the first button asks for it, and the second opens the sheet', async () => {
  const { place, asked } = await shown({ variant: null, missing: size! })
  for (const button of place.querySelectorAll('button')) await act(async () => button.click())
  expect(asked).toEqual(['choice', 'sheet'])
})

test('the bar at the foot of a phone also links to the cart', async () => {
  const { place } = await shown({}, BuyBar)
  expect(outlineOf(place)).toEqual([
    'div data-narrow=true | a aria-label=Cart, empty href=/bag | span aria-hidden=true | button type=button | Add to cart | button type=button | Buy now',
  ])
})
