// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getHome, listCards } from '../../../contract/catalogue.ts'
import { aCategoryCard, aHome, aProductCard } from '../../../tests/factories/catalogueAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { watchNearness } from '../../../tests/support/nearness.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { forgetViewed, rememberViewed } from '../../services/viewedProducts.ts'
import { Screen } from './homeScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await act(() => vi.dynamicImportSettled())
  forgetViewed()
  await bindings.close()
})

async function shown() {
  const place = await shownIn('en', bindings, <Screen />)
  await soon(() => expect(place.querySelector('main')).not.toBeNull())
  return place
}

test('Home shows the shop’s name, the links to search and languages, and its products', async () => {
  bindings.answers(
    getHome,
    aHome({ categories: [aCategoryCard(), aCategoryCard({ id: 2, name: 'Kitchen' })] }),
  )
  const place = await shown()
  await soon(() => expect(place.querySelector('section')).not.toBeNull())
  expect([
    outlineOf(place.querySelector('header')!),
    outlineOf(place.querySelector('[role=status] + div')!),
  ]).toEqual([
    [
      'h1 tabindex=-1 | Harborlane',
      'a href=/search | Search products and shops | span aria-hidden=true | Search',
      'button type=button aria-haspopup=dialog aria-label=Language',
      'button type=button aria-haspopup=dialog | Deliver to United States',
    ],
    [
      'h2 | Good things from across the sea',
      'Shops are paid only once you have what you ordered.',
      'a href=/explore?sort=newest | See what’s new',
      'a href=/detail/20/3 | img alt=Canvas tote',
      'a href=/detail/21/3 | img alt=Rope basket',
      'h2 | Categories',
      'a href=/explore?category=1 | img alt= | Outdoors',
      'a href=/explore?category=2 | img alt= | Kitchen',
      'h2 | On sale now',
      'a href=/detail/21/3 | span data-picture-of=/detail/21/3 | img alt=−20% | Rope basketbefore $12.50$10.0012 sold',
      'button type=button aria-pressed=false aria-label=Favourite: Rope basket',
      'section data-below=true | h2 | Hot products | a href=/explore | All products | a href=/detail/20/3 | span data-picture-of=/detail/20/3 | Canvas tote$10.0012 sold | button type=button aria-pressed=false aria-label=Favourite: Canvas tote',
      'section data-below=true | h2 | Hot shops | a href=/shop/3 | span data-picture-of=/shop/3North PierMade by the water',
    ],
  ])
})

test('viewed products appear on Home when the shopper scrolls near them', async () => {
  rememberViewed(51)
  bindings.answers(getHome, aHome())
  bindings.answers(listCards, { list: [aProductCard({ id: 51 })] })
  const near = watchNearness()
  const place = await shown()
  const titles = () => [...place.querySelectorAll('main h2')].map(({ textContent }) => textContent)
  await soon(() => expect(titles()).not.toEqual([]))
  const before = titles()
  await near.intersect(true)
  await soon(() => expect(titles()).not.toEqual(before))
  expect([before, titles()]).toEqual([
    ['Good things from across the sea', 'Categories', 'On sale now', 'Hot products', 'Hot shops'],
    [
      'Good things from across the sea',
      'Categories',
      'On sale now',
      'Hot products',
      'Recently viewed',
      'Hot shops',
    ],
  ])
})

test('a placeholder is shown while Home loads', async () => {
  bindings.answers(getHome, () => new Promise(() => {}))
  const place = await shown()
  expect([
    place.querySelector('main section'),
    place.querySelectorAll('main [data-skeleton]').length,
  ]).toEqual([null, 45])
})

test('a retry is offered where Home fails to load', async () => {
  bindings.answers(getHome, () => Promise.reject(new TypeError('the line is cut')))
  const place = await shown()
  await soon(() => expect(place.querySelector('[role=alert]')).not.toBeNull())
  const retry = place.querySelector<HTMLElement>('[role=alert] button')
  bindings.answers(getHome, aHome())
  await act(async () => retry?.click())
  await soon(() => expect(place.querySelector('#home-hero')).not.toBeNull())
  expect([retry?.textContent, place.querySelector('[role=alert]')]).toEqual(['Try again', null])
})
