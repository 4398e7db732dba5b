// @vitest-environment happy-dom
import { act, useLayoutEffect, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPopularSearches, listProducts, suggestSearches } from '../../../contract/catalogue.ts'
import { aProductCard, aProductPage } from '../../../tests/factories/catalogueAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { shownAt } from '../../../tests/support/shownAt.tsx'
import { forgetSearches, readSearches } from '../../services/searchHistory.ts'
import { Screen } from './searchScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listProducts, aProductPage([aProductCard()]))
  bindings.answers(listPopularSearches, { list: ['lamp'] })
  bindings.answers(suggestSearches, { list: [] })
})
afterEach(async () => {
  await bindings.close()
  forgetSearches()
})

const shown = (query = '', screen: ReactNode = <Screen />) =>
  shownAt(`/search${query}`, { bindings, route: '/search', screen })

/** The suggestions, or the products found. */
const below = (place: Element) =>
  [...place.querySelectorAll('main li :is(a, button):not(aside *, [aria-pressed])')].map(
    (each) => each.getAttribute('href') ?? each.textContent,
  )

const field = (place: Element) => place.querySelector<HTMLInputElement>('[type=search]')

test('a search has its title, a back button and a field', async () => {
  const place = await shown('?q=tote')
  expect(outlineOf(place.querySelector('header')!)).toEqual([
    'h1 tabindex=-1 | Search',
    'button type=button aria-label=Back',
    'input aria-label=Search type=search value=tote',
    'button type=submit aria-label=Search',
    'button type=button aria-haspopup=dialog aria-label=Language',
  ])
})

test.each([
  { query: '', isReady: true, expected: ['lamp'] },
  { query: '?q=tote', isReady: false, expected: ['/detail/20/3'] },
])('a visit with "$query" focuses the field, or shows the results', async (given) => {
  const place = await shown(given.query)
  await soon(() => expect(below(place)).toEqual(given.expected))
  expect(document.activeElement === field(place)).toBe(given.isReady)
})

test('suggestions replace the results while other words are typed', async () => {
  const place = await shown('?q=tote')
  await fillIn(place, '[type=search]', ' rope ')
  await soon(() => expect(below(place)).toEqual(['Search for “rope”']))
  await act(async () => place.querySelector<HTMLElement>('form [type=submit]')?.click())
  await soon(() => expect(below(place)).toEqual(['/detail/20/3']))
  expect([window.location.search, field(place)?.value, readSearches()]).toEqual([
    '?q=rope',
    'rope',
    ['rope'],
  ])
})

test('an empty search is not sent', async () => {
  const place = await shown()
  await fillIn(place, '[type=search]', '  ')
  await act(async () => place.querySelector<HTMLElement>('form [type=submit]')?.click())
  expect([window.location.search, field(place)?.value, readSearches()]).toEqual(['', '  ', []])
})

test('text typed before hydration is preserved', async () => {
  function Rendered() {
    useLayoutEffect(() => {
      const rendered = document.querySelector<HTMLInputElement>('[type=search]')
      if (rendered !== null) rendered.value = 'ro'
    }, [])
    return <Screen />
  }
  const place = await shown('?q=tote', <Rendered />)
  await soon(() => expect(below(place)).toEqual(['Search for “ro”']))
  expect(field(place)?.value).toBe('ro')
})
