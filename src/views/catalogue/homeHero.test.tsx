// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PromoOffer } from '../../../contract/catalogue.ts'
import { aHome, aHotShop } from '../../../tests/factories/catalogueAnswers.ts'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { picturesIn } from '../../../tests/support/picturesIn.ts'
import { claimPromo, readClaimedPromo } from '../../services/claimedPromo.ts'
import { toasts } from '../actors/toasts.ts'
import { HomeHero } from './homeHero.tsx'
import { heroSizes } from './pictureSizes.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  claimPromo(null)
  await bindings.close()
})

const tenOff: PromoOffer = {
  code: 'HARBOR10',
  kind: 'percent',
  value: 10,
  maxDiscountCents: null,
  minSubtotalCents: 3_000,
}

test('describes the shop and links to the new products', async () => {
  const place = await bindings.show(<HomeHero home={aHome({ hotShops: [] })} />)
  expect(outlineOf(place)).toEqual([
    'h2 | Good things from across the sea',
    'Shops are paid only once you have what you ordered.',
    'a href=/explore?sort=newest | See what’s new',
    'div aria-hidden=true',
  ])
})

test('shows the first picture of each of three shops and loads the first one first', async () => {
  const hotShops = ['pier', 'lane', 'mill', 'dock'].map((name, at) =>
    aHotShop({ id: at + 1, pictures: [aPictureOf(name), aPictureOf(`${name}2`)] }),
  )
  const place = await bindings.show(<HomeHero home={aHome({ hotShops })} />)
  const pictures = [...place.querySelectorAll('img')]
  expect(picturesIn(place)).toEqual(['pier', 'lane', 'mill'])
  expect(pictures.map(({ sizes, loading }) => [sizes, loading])).toEqual([
    [heroSizes.first, 'eager'],
    [heroSizes.others, 'lazy'],
    [heroSizes.others, 'lazy'],
  ])
})

const ticket = (place: Element) => place.querySelector('button')

test.each([
  {
    promo: tenOff,
    expected: ['button type=button | 10% off orders from $30.00Tap to use it at checkoutHARBOR10'],
  },
  {
    promo: { ...tenOff, code: 'FIVE', kind: 'amount' as const, value: 500 },
    expected: ['button type=button | $5.00 off orders from $30.00Tap to use it at checkoutFIVE'],
  },
])('a code of $promo.value $promo.kind shows its discount', async ({ promo, expected }) => {
  const place = await bindings.show(<HomeHero home={aHome({ promo })} />)
  expect(outlineOf(place).slice(-1)).toEqual(expected)
})

test('a tapped code is stored for the checkout, and a message says so', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const observed = vi.spyOn(toasts, 'success').mockReturnValue(() => {})
  const place = await bindings.show(<HomeHero home={aHome({ promo: tenOff })} />)
  const sign = () => ticket(place)?.querySelector('svg')?.classList[1]
  const before = sign()
  await act(async () => ticket(place)?.click())
  expect([
    [before, sign()],
    outlineOf(place).slice(-1),
    readClaimedPromo(),
    copied.mock.calls,
    observed.mock.calls.map(([, values]) => values),
  ]).toEqual([
    ['lucide-ticket-percent', 'lucide-check'],
    ['button type=button | 10% off orders from $30.00Saved for your checkoutHARBOR10'],
    'HARBOR10',
    [['HARBOR10']],
    [{ code: 'HARBOR10' }],
  ])
})
