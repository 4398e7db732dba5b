// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getHome, listProducts, showShop } from '../../../contract/catalogue.ts'
import { aHome, aProductPage, aShop } from '../../../tests/factories/catalogueAnswers.ts'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { shownAt } from '../../../tests/support/shownAt.tsx'
import { Screen } from './shopScreen.tsx'
import { useHome, useShop } from './useCatalogue.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listProducts, aProductPage([]))
})
afterEach(() => bindings.close())

const shown = (of = '3') =>
  shownAt(`/shop/${of}`, { bindings, route: '/shop/:id?', screen: <Screen /> })

const noSuchShop = ['span aria-hidden=true', 'There is no such shop', 'a href=/home | Back to Home']

const head = (place: Element) => place.querySelector('section:has(h2)')

test('a shop shows its data and products, and can be followed', async () => {
  bindings.answers(showShop, aShop())
  const place = await shown()
  await soon(() => expect(head(place)).not.toBeNull())
  await soon(() => expect(place.querySelector('[data-pulled]')).not.toBeNull())
  expect([
    outlineOf(head(place)!),
    document.title,
    bindings.askedFor(listProducts).map(({ query }) => query?.['shop']),
  ]).toEqual([
    [
      'span data-picture-of=/shop/3 | img alt=',
      'h2 | North Pier',
      'Made by the water',
      '0 followers12 sold',
      'button type=button | Follow',
      'Bags that are sewn on the pier.',
      '$4.90 shipping for everything from this shop',
    ],
    'North Pier · Harborlane',
    ['3'],
  ])
})

test('a shop with a cover shows it before its name', async () => {
  const cover = aPictureOf('quay')
  bindings.answers(showShop, aShop({ cover }))
  const place = await shown()
  await soon(() => expect(head(place)).not.toBeNull())
  expect([...head(place)!.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
    cover.medium,
    aShop().logo.small,
  ])
})

test('the card’s data is shown until the shop is loaded', async () => {
  bindings.answers(getHome, aHome())
  const home = await heldBy(bindings, useHome)
  await soon(() => expect(home().state).toBe('filled'))
  bindings.answers(showShop, () => new Promise(() => {}))
  const place = await shown()
  expect(outlineOf(head(place)!)).toEqual([
    'span data-picture-of=/shop/3 | img alt=',
    'h2 | North Pier',
    'span data-skeleton=true',
    '0 followers12 sold',
    'button type=button | Follow',
    'div role=status | Loading | div aria-hidden=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true',
  ])
})

test('a placeholder is shown for a shop without a known card', async () => {
  bindings.answers(showShop, () => new Promise(() => {}))
  const place = await shown()
  expect([head(place), place.querySelectorAll('section [data-skeleton]').length]).toEqual([null, 3])
})

test('a retry is offered where the shop fails to load', async () => {
  bindings.answers(showShop, () => Promise.reject(new TypeError('the line is cut')))
  const place = await shown()
  await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
  bindings.answers(showShop, aShop())
  await act(async () => place.querySelector<HTMLElement>('main [role=alert] button')?.click())
  await soon(() => expect(head(place)?.querySelector('h2')?.textContent).toBe('North Pier'))
})

test('a loaded shop stays when a later refresh fails', async () => {
  bindings.answers(showShop, aShop())
  const shop = await heldBy(bindings, () => useShop(3))
  await soon(() => expect(shop().state).toBe('filled'))
  bindings.answers(showShop, () => Promise.reject(new TypeError('the line is cut')))
  const place = await shown()
  await soon(() => expect(shop().failure).not.toBeNull())
  expect([
    head(place)?.querySelector('h2')?.textContent,
    place.querySelector('main [role=alert]'),
  ]).toEqual(['North Pier', null])
})

test.each(['nine', '0', '1234567890123456', ''])('the shop address "%s" is unknown', async (of) => {
  const place = await shown(of)
  expect([outlineOf(place.querySelector('main')!), bindings.askedFor(showShop)]).toEqual([
    noSuchShop,
    [],
  ])
})

test('a shop that no longer exists is not found', async () => {
  bindings.refuses(showShop, { status: 200, msg: 'No such shop', reason: 'notFound' })
  const place = await shown()
  await soon(() => expect(outlineOf(place.querySelector('main')!)).toEqual(noSuchShop))
})
