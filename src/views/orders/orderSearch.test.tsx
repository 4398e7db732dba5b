// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useSearch } from 'wouter'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { OrderSearch } from './orderSearch.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/myPurchases/4')
})
afterEach(() => bindings.close())

function Search() {
  const words = new URLSearchParams(useSearch()).get('q') ?? ''
  return <OrderSearch filter="4" words={words} />
}

const form = (value: string) =>
  `form role=search | input aria-label=Search my orders type=search value=${value}`
const clear = ' | button type=button aria-label=Clear the search'

test('a search stays under its tab, and clears at once', async () => {
  const place = await bindings.show(<Search />)
  const observed = () => [
    `${window.location.pathname}${window.location.search}`,
    ...outlineOf(place),
  ]
  const untouched = observed()
  await fillIn(place, 'input', ' canvas tote ')
  const typed = observed()
  await act(async () => place.querySelector('form')?.requestSubmit())
  const searched = observed()
  await act(async () => place.querySelector('button')?.click())
  expect([untouched, typed, searched, observed()]).toEqual([
    ['/myPurchases/4', form('')],
    ['/myPurchases/4', form(' canvas tote ') + clear],
    ['/myPurchases/4?q=canvas+tote', form('canvas tote') + clear],
    ['/myPurchases/4', form('')],
  ])
})

test('the field follows the words of the address', async () => {
  const place = await bindings.show(<Search />)
  await fillIn(place, 'input', 'kettle')
  await act(async () => window.history.pushState(null, '', '/myPurchases/4?q=tote'))
  expect(outlineOf(place)).toEqual([form('tote') + clear])
})
