// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listCategories, listProducts } from '../../../contract/catalogue.ts'
import { aCategoryCard, aProductPage } from '../../../tests/factories/catalogueAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { shownAt } from '../../../tests/support/shownAt.tsx'
import { actorStore } from '../actors/actorStore.ts'
import { Screen } from './exploreScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listProducts, aProductPage([]))
})
afterEach(() => bindings.close())

const shown = (query = '') =>
  shownAt(`/explore${query}`, { bindings, route: '/explore', screen: <Screen /> })

const chips = (place: Element) => place.querySelector('main [role=group]')

test.each([
  {
    query: '',
    expected: [
      'button type=button aria-pressed=true | All',
      'button type=button aria-pressed=false | Outdoors',
      'button type=button aria-pressed=false | Kitchen',
    ],
  },
  {
    query: '?category=2',
    expected: [
      'button type=button aria-pressed=false | All',
      'button type=button aria-pressed=false | Outdoors',
      'button type=button aria-pressed=true | Kitchen',
    ],
  },
])('the categories stand above the products of "$query"', async ({ query, expected }) => {
  bindings.answers(listCategories, {
    list: [aCategoryCard(), aCategoryCard({ id: 2, name: 'Kitchen' })],
  })
  const place = await shown(query)
  await soon(() => expect(outlineOf(chips(place)!)).toEqual(expected))
})

test('a tap on a category filters by it, and a second tap shows all again', async () => {
  bindings.answers(listCategories, { list: [aCategoryCard()] })
  const place = await shown('?sort=newest')
  await soon(() => expect(chips(place)?.children).toHaveLength(2))
  const [all, outdoors] = place.querySelectorAll<HTMLElement>('main [role=group] button')
  await act(async () => outdoors?.click())
  await soon(() => expect(window.location.search).toBe('?sort=newest&category=1'))
  await act(async () => all?.click())
  await soon(() => expect(window.location.search).toBe('?sort=newest'))
})

test('shown categories stay while reading them again fails', async () => {
  bindings.answers(listCategories, { list: [aCategoryCard()] })
  const place = await shown()
  await soon(() => expect(chips(place)?.children).toHaveLength(2))
  bindings.refuses(listCategories, { status: 200, msg: 'Ask again later' })
  await act(async () => actorStore.refresh(['categories']))
  await soon(() => expect(bindings.askedFor(listCategories)).toHaveLength(2))
  await act(async () => {})
  expect(chips(place)?.children).toHaveLength(2)
})
