// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProductFacets } from '../../../contract/catalogue.ts'
import { maxFilterValues } from '../../../contract/limits.ts'
import { readProductFilters, type ProductFilters } from '../../../contract/productFilters.ts'
import { someFacets } from '../../../tests/factories/catalogueAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { FilterGroups } from './filterGroups.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

async function shown(given: {
  chosen?: string
  fixed?: Partial<ProductFilters>
  facets?: ProductFacets | null
}) {
  const { chosen = '', fixed = {}, facets = someFacets() } = given
  const changes: Partial<ProductFilters>[] = []
  let choose: (now: string) => void = () => {}
  function Groups() {
    const [now, setNow] = useState(chosen)
    useEffect(() => {
      choose = setNow
    }, [])
    return (
      <FilterGroups
        open
        filters={readProductFilters(new URLSearchParams(now))}
        fixed={fixed}
        facets={facets}
        onChange={(one) => changes.push(one)}
      />
    )
  }
  const place = await bindings.show(<Groups />)
  return { place, changes, choose: (now: string) => act(async () => choose(now)) }
}

const legends = (place: Element) =>
  [...place.querySelectorAll('legend')].map(({ textContent }) => textContent)

/** The buttons with their pressed state. */
const choices = (place: Element) =>
  [...place.querySelectorAll('button')].map((button) =>
    [
      button.textContent,
      ...(button.matches('[aria-pressed=true], [aria-checked=true]') ? ['chosen'] : []),
      ...(button.disabled ? ['disabled'] : []),
    ].join(', '),
  )

test('products can be filtered by every facet, each with its count', async () => {
  const { place } = await shown({})
  expect(outlineOf(place)).toEqual([
    'Category',
    'button type=button role=checkbox aria-checked=false | span data-room=Outdoors (12) | Outdoors (12)',
    'button type=button role=checkbox aria-checked=false disabled | span data-room=Kitchen (0) | Kitchen (0)',
    'Price',
    'From, in dollars',
    'input aria-invalid=false value=',
    'To, in dollars',
    'input aria-invalid=false value=',
    'From $5.00 to $80.00',
    'Shop',
    'button type=button role=checkbox aria-checked=false | span data-room=North Pier (7) | North Pier (7)',
    'button type=button role=checkbox aria-checked=false disabled | span data-room=Lantern Lane (0) | Lantern Lane (0)',
    'Rating',
    'button type=button aria-pressed=false | span data-room=4 stars and up (9) | 4 stars and up (9)',
    'button type=button aria-pressed=false disabled | span data-room=1 star and up (0) | 1 star and up (0)',
    'Stock',
    'button type=button role=checkbox aria-checked=false | span data-room=In stock (11) | In stock (11)',
  ])
})

test('only price and stock can be chosen while the facets load', async () => {
  const { place } = await shown({ facets: null })
  expect(outlineOf(place)).toEqual([
    'Price',
    'From, in dollars',
    'input aria-invalid=false value=',
    'To, in dollars',
    'input aria-invalid=false value=',
    'Stock',
    'button type=button role=checkbox aria-checked=false | span data-room=In stock | In stock',
  ])
})

test.each([
  {
    of: 'a category',
    given: { fixed: { category: [1] } },
    expected: ['Price', 'Shop', 'Rating', 'Stock'],
  },
  {
    of: 'a shop',
    given: { fixed: { shop: [3] } },
    expected: ['Category', 'Price', 'Rating', 'Stock'],
  },
  {
    of: 'no shop',
    given: { facets: someFacets({ shops: [] }) },
    expected: ['Category', 'Price', 'Rating', 'Stock'],
  },
  {
    of: 'a category and a shop, while it is not known what there is,',
    given: { fixed: { category: [1], shop: [3] }, facets: null },
    expected: ['Price', 'Stock'],
  },
])('products of $of can be filtered by the other facets only', async ({ given, expected }) => {
  const { place } = await shown(given)
  expect(legends(place)).toEqual(expected)
})

test('no price range is shown without products', async () => {
  const { place } = await shown({ facets: someFacets({ price: null }) })
  expect(place.querySelector('p')).toBeNull()
})

test.each([
  {
    chosen: 'category=1&shop=3&minRating=4',
    expected: [
      'Outdoors (12), chosen',
      'Kitchen (0), disabled',
      'North Pier (7), chosen',
      'Lantern Lane (0), disabled',
      '4 stars and up (9), chosen',
      '1 star and up (0), disabled',
      'In stock (11)',
    ],
  },
  {
    chosen: 'category=2&shop=4&minRating=1&inStock=1',
    expected: [
      'Outdoors (12)',
      'Kitchen (0), chosen',
      'North Pier (7)',
      'Lantern Lane (0), chosen',
      '4 stars and up (9)',
      '1 star and up (0), chosen',
      'In stock (11), chosen',
    ],
  },
])('the choice of $chosen is marked, and can be cleared though it finds nothing', async (given) => {
  const { place } = await shown({ chosen: given.chosen })
  expect(choices(place)).toEqual(given.expected)
})

test.each([
  {
    chosen: '',
    asked: [{ category: [1] }, { shop: [3] }, { minRating: 4 }, { inStock: true }],
  },
  {
    chosen: 'category=1&shop=3&minRating=4&inStock=1',
    asked: [
      { category: undefined },
      { shop: undefined },
      { minRating: undefined },
      { inStock: false },
    ],
  },
  {
    chosen: 'category=2&shop=4&minRating=1',
    asked: [
      { category: [1, 2] },
      { category: undefined },
      { shop: [3, 4] },
      { shop: undefined },
      { minRating: 4 },
      { minRating: undefined },
      { inStock: true },
    ],
  },
])('with "$chosen" chosen, each tap sets a filter or clears it', async (given) => {
  const { place, changes } = await shown({ chosen: given.chosen })
  for (const button of place.querySelectorAll('button')) await act(async () => button.click())
  expect(changes).toEqual(given.asked)
})

test('no further category can be chosen once there are as many as a search may have', async () => {
  const others = Array.from({ length: maxFilterValues - 1 }, (_, at) => `category=${at + 10}`)
  const { place } = await shown({ chosen: `category=2&${others.join('&')}` })
  expect(choices(place).slice(0, 2)).toEqual(['Outdoors (12), disabled', 'Kitchen (0), chosen'])
})

const amounts = (place: Element) => [...place.querySelectorAll('input')].map(({ value }) => value)

async function typed(place: Element, at: number, amount: string): Promise<void> {
  const label = place.querySelectorAll('label')[at]
  if (!label) throw new Error('no such price')
  await fillIn(label, 'input', amount)
  await act(async () =>
    label.querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  )
}

test.each([
  { chosen: '', shown: ['', ''] },
  { chosen: 'minPriceCents=2000', shown: ['20', ''] },
  { chosen: 'maxPriceCents=5000', shown: ['', '50'] },
])('the fields show the prices "$chosen"', async (given) => {
  const { place } = await shown({ chosen: given.chosen })
  expect(amounts(place)).toEqual(given.shown)
})

test.each([
  { now: 'minPriceCents=3000&maxPriceCents=5000', shown: ['30', '50'] },
  { now: 'minPriceCents=2000&maxPriceCents=6000', shown: ['20', '60'] },
  { now: '', shown: ['', ''] },
])('the fields follow when the prices change elsewhere to "$now"', async (given) => {
  const { place, choose } = await shown({ chosen: 'minPriceCents=2000&maxPriceCents=5000' })
  await choose(given.now)
  expect(amounts(place)).toEqual(given.shown)
})

test.each([
  { amount: '15', at: 0, asked: [{ minPriceCents: 1_500 }] },
  { amount: ' 80 ', at: 1, asked: [{ maxPriceCents: 8_000 }] },
  { amount: '', at: 0, asked: [{ minPriceCents: undefined }] },
  { amount: '', at: 1, asked: [{ maxPriceCents: undefined }] },
])('a typed price "$amount" applies when its field loses the focus', async (given) => {
  const { place, changes } = await shown({ chosen: 'minPriceCents=2000&maxPriceCents=5000' })
  await typed(place, given.at, given.amount)
  expect([changes, place.querySelector('[role=alert]')]).toEqual([given.asked, null])
})

test('a price in cents from the address is valid, and stays when its field loses the focus', async () => {
  const { place, changes } = await shown({ chosen: 'minPriceCents=2055' })
  const [from] = place.querySelectorAll('label')
  const shownAtFirst = outlineOf(from!)
  await typed(place, 0, '20.55')
  expect([shownAtFirst, outlineOf(from!), changes]).toEqual([
    ['From, in dollars', 'input aria-invalid=false value=20.55'],
    ['From, in dollars', 'input aria-invalid=false value=20.55'],
    [],
  ])
})

test.each(['２０', '๒๐', '$20', ' 20\u200b'])(
  'the price "%s" is read as the number it means',
  async (amount) => {
    const { place, changes } = await shown({})
    await typed(place, 0, amount)
    expect([place.querySelector<HTMLInputElement>('label input')?.value, changes]).toEqual([
      '20',
      [{ minPriceCents: 2_000, maxPriceCents: undefined }],
    ])
  },
)

test('Enter applies a typed price once', async () => {
  const { place, changes } = await shown({})
  await fillIn(place, 'label input', '20')
  const from = place.querySelector<HTMLInputElement>('label input')!
  from.focus()
  await act(async () =>
    from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  )
  expect(changes).toEqual([{ minPriceCents: 2_000, maxPriceCents: undefined }])
})

test.each(['1.5', 'ten', '-3', '12345678'])(
  'the price "%s" does not apply: only whole dollars do',
  async (amount) => {
    const { place, changes } = await shown({})
    await typed(place, 0, amount)
    const [from, to] = place.querySelectorAll('label')
    expect([outlineOf(from!), outlineOf(to!), changes]).toEqual([
      [
        'From, in dollars',
        `input aria-invalid=true value=${amount}`,
        'span role=alert | Whole dollars, please',
      ],
      ['To, in dollars', 'input aria-invalid=false value='],
      [],
    ])
  },
)
