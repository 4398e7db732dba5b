// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listCards } from '../../../contract/catalogue.ts'
import { aProductCard } from '../../../tests/factories/catalogueAnswers.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { heldBehind } from '../../../tests/support/heldBehind.tsx'
import { forgetViewed, rememberViewed } from '../../services/viewedProducts.ts'
import { actorStore } from '../actors/actorStore.ts'
import { useViewed } from './useViewed.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
  forgetViewed()
})
afterEach(async () => {
  forgetViewed()
  await bindings.close()
})

test('shows the viewed products, latest first, except the current one', async () => {
  for (const id of [20, 21, 22]) rememberViewed(id)
  const list = [aProductCard({ id: 22 }), aProductCard({ id: 20 })]
  const answer = Promise.withResolvers<{ list: typeof list }>()
  bindings.answers(listCards, () => answer.promise)
  const held = await heldBy(bindings, () => ({ viewed: useViewed(21) }))
  const before = held().viewed
  answer.resolve({ list })
  await soon(() => expect(held().viewed).not.toBeNull())
  expect([before, held().viewed, bindings.askedFor(listCards).map(({ query }) => query)]).toEqual([
    null,
    list,
    [{ ids: '22,20' }],
  ])
})

test('sends no call where nothing was viewed', async () => {
  const held = await heldBy(bindings, () => ({ viewed: useViewed() }))
  await soon(() => expect(held().viewed).toEqual([]))
  expect(bindings.askedFor(listCards)).toEqual([])
})

test('omits viewed products that fail to load', async () => {
  rememberViewed(20)
  bindings.refuses(listCards, { status: 500, msg: '' })
  const held = await heldBy(bindings, () => ({ viewed: useViewed() }))
  await soon(() => expect(held().viewed).toEqual([]))
})

test('shows again what is loaded again', async () => {
  rememberViewed(20)
  bindings.answers(listCards, () => new Promise(() => {}))
  await heldBy(bindings, () => ({ viewed: useViewed() }))
  await soon(() => expect(bindings.askedFor(listCards)).toHaveLength(1))
  await act(async () => actorStore.refresh(['viewed']))
  await soon(() => expect(bindings.askedFor(listCards)).toHaveLength(2))
  expect(bindings.givenUp(listCards)).toBe(1)
})

test('includes products viewed meanwhile when the view is shown again', async () => {
  bindings.answers(listCards, ({ query }) => ({
    list: query?.['ids']?.split(',').map((id) => aProductCard({ id: Number(id) })),
  }))
  rememberViewed(20)
  const { held, show } = await heldBehind(bindings, () => ({ viewed: useViewed() }))
  await show(false)
  rememberViewed(21)
  await show(true)
  await soon(() => expect(held().viewed).toEqual([21, 20].map((id) => aProductCard({ id }))))
})
