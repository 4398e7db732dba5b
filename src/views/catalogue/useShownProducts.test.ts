// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listProducts, type ProductPage, type ProductQuery } from '../../../contract/catalogue.ts'
import { aProductCard, aProductPage } from '../../../tests/factories/catalogueAnswers.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { useShownProducts } from './useShownProducts.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
})
afterEach(() => bindings.close())

const totes = aProductPage([aProductCard({ title: 'Canvas tote' })], { nextCursor: 'page-2' })
const lamps = aProductPage([aProductCard({ title: 'Pier lamp' })])

test('the products of the previous query stay until the next ones are loaded', async () => {
  const { held, ask, answer } = await opened()
  const unknown = standOf(held())
  await answer('tote', totes)
  const first = standOf(held())
  await ask('lamp')
  const meanwhile = standOf(held())
  await act(async () => held().list.loadMore())
  await answer('lamp', lamps)
  expect([unknown, first, meanwhile, standOf(held())]).toEqual([
    { state: 'loading', items: [], more: 'ended', goods: [], of: 'tote', isOld: false },
    {
      state: 'filled',
      items: ['Canvas tote'],
      more: 'ready',
      goods: ['Canvas tote'],
      of: 'tote',
      isOld: false,
    },
    {
      state: 'filled',
      items: ['Canvas tote'],
      more: 'ready',
      goods: ['Canvas tote'],
      of: 'tote',
      isOld: true,
    },
    {
      state: 'filled',
      items: ['Pier lamp'],
      more: 'ended',
      goods: ['Pier lamp'],
      of: 'lamp',
      isOld: false,
    },
  ])
  expect(bindings.askedFor(listProducts).map(({ query }) => query)).toEqual([
    { q: 'tote', country: 'US' },
    { q: 'lamp', country: 'US' },
  ])
})

test('an empty result stays too, but a failed list gives way to the next one', async () => {
  const { held, ask, answer } = await opened()
  await answer('tote', aProductPage([]))
  await ask('lamp')
  const afterNothing = standOf(held())
  bindings.refuses(listProducts, { status: 500, msg: '' })
  await ask('kettle')
  await soon(() => expect(held().list.state).toBe('failed'))
  const failed = standOf(held())
  bindings.answers(listProducts, () => new Promise(() => {}))
  await ask('stove')
  expect([afterNothing, failed, standOf(held())]).toEqual([
    { state: 'empty', items: [], more: 'ready', goods: [], of: 'tote', isOld: true },
    { state: 'failed', items: [], more: 'ended', goods: [], of: 'kettle', isOld: false },
    { state: 'loading', items: [], more: 'ended', goods: [], of: 'kettle', isOld: false },
  ])
})

test('the first products render with their list, and later ones follow it', async () => {
  const { ask, answer, shown } = await opened()
  await answer('tote', totes)
  await ask('lamp')
  await answer('lamp', lamps)
  expect(shown.map(({ items, goods, isOld }) => [items.join(), goods.join(), isOld])).toEqual([
    ['', '', false],
    ['Canvas tote', 'Canvas tote', false],
    ['Canvas tote', 'Canvas tote', true],
    ['Pier lamp', 'Canvas tote', true],
    ['Pier lamp', 'Pier lamp', false],
  ])
})

/** Renders a product search. The test resolves each answer. */
async function opened() {
  const waiting = new Map<string, PromiseWithResolvers<ProductPage>>()
  bindings.answers(listProducts, ({ query }) => {
    const page = Promise.withResolvers<ProductPage>()
    waiting.set(query?.['q'] ?? '', page)
    return page.promise
  })
  const shown: ReturnType<typeof standOf>[] = []
  const view = await heldBy(bindings, () => {
    const [q, setQ] = useState('tote')
    const query: ProductQuery = { q }
    const held = useShownProducts(query)
    const stand = standOf(held)
    useEffect(() => {
      if (JSON.stringify(shown.at(-1)) !== JSON.stringify(stand)) shown.push(stand)
    })
    return { ...held, setQ }
  })
  return {
    held: view,
    /** All states rendered, in order. */
    shown,
    ask: (q: string) => act(async () => view().setQ(q)),
    async answer(q: string, page: ProductPage): Promise<void> {
      await soon(() => expect(waiting.has(q)).toBe(true))
      await act(async () => waiting.get(q)?.resolve(page))
      await soon(() => expect(view().list.state).not.toBe('loading'))
      await soon(() => expect(view().isOld).toBe(false))
    },
  }
}

function standOf({ list, goods, isOld }: ReturnType<typeof useShownProducts>) {
  return {
    state: list.state,
    items: list.items.map(({ title }) => title),
    more: list.more,
    goods: goods.items.map(({ title }) => title),
    of: (JSON.parse(goods.of) as ProductQuery).q,
    isOld,
  }
}
