// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerKey } from '../../../contract/answerKey.ts'
import type { Call } from '../../../contract/call.ts'
import * as calls from '../../../contract/catalogue.ts'
import { reviewsAtOnce } from '../../../contract/limits.ts'
import {
  aCategoryCard,
  aHome,
  aProductCard,
  aProductPage,
  aReview,
  aReviewPage,
  aShop,
} from '../../../tests/factories/catalogueAnswers.ts'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { heldBehind } from '../../../tests/support/heldBehind.tsx'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { holdFirstData } from '../../services/firstData.ts'
import { forgetSearches, readSearches } from '../../services/searchHistory.ts'
import { heldData } from '../actors/useResource.ts'
import * as shown from './useCatalogue.ts'
import { useCategories } from './useCategories.ts'

const { listProducts, listReviews, showProduct } = calls
const { prefetchProduct, useProduct, useProducts, useReviews, useSearchHistory } = shown

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
})
afterEach(async () => {
  holdFirstData(null)
  forgetSearches()
  await bindings.close()
})

test('products are loaded by the query, page after page', async () => {
  bindings.answers(listProducts, aProductPage([aProductCard()], { nextCursor: 'page-2' }))
  await readOn(await heldBy(bindings, () => useProducts({ shop: 5, sort: 'sales' })))
  expect(bindings.askedFor(listProducts).map(({ query }) => query)).toEqual([
    { shop: '5', sort: 'sales', country: 'US' },
    { shop: '5', sort: 'sales', country: 'US', cursor: 'page-2' },
  ])
})

test('a product’s reviews are loaded page after page', async () => {
  bindings.answers(listReviews, aReviewPage([aReview()], { nextCursor: 'page-2' }))
  await readOn(await heldBy(bindings, () => useReviews(20)))
  expect(bindings.askedFor(listReviews).map(({ query }) => query)).toEqual([
    { product: '20', limit: String(reviewsAtOnce) },
    { product: '20', limit: String(reviewsAtOnce), cursor: 'page-2' },
  ])
})

interface FirstRead {
  call: Call
  input: object
  use: () => unknown
  came: unknown
}

test.each([
  {
    call: calls.getHome,
    input: { country: 'US' },
    use: () => shown.useHome().data,
    came: aHome(),
  },
  {
    call: calls.listCategories,
    input: {},
    use: () => useCategories().data,
    came: { list: [aCategoryCard()] },
  },
  {
    call: listProducts,
    input: { shop: 5, country: 'US' },
    use: () => useProducts({ shop: 5 }).firstPage,
    came: aProductPage([aProductCard()]),
  },
  {
    call: showProduct,
    input: { id: 20 },
    use: () => useProduct(20).data,
    came: aProduct(),
  },
  {
    call: listReviews,
    input: { product: 20, limit: reviewsAtOnce },
    use: () => useReviews(20).firstPage,
    came: aReviewPage([aReview()]),
  },
  {
    call: calls.showShop,
    input: { id: 3 },
    use: () => shown.useShop(3).data,
    came: aShop(),
  },
  {
    call: calls.listPopularSearches,
    input: {},
    use: () => shown.usePopularSearches().data,
    came: { list: ['kettle'] },
  },
] satisfies FirstRead[])(
  'embedded data of $call.path is shown at once, without a call',
  async ({ call, input, use, came }) => {
    holdFirstData({ lang: 'en', answers: { [answerKey(call.path, input)]: { data: came } } })
    const held = await heldBy(bindings, (): unknown => use())
    expect([held(), bindings.askedFor(call)]).toEqual([came, []])
  },
)

test('a prefetched product is requested once', async () => {
  bindings.answers(showProduct, aProduct({ id: 20 }))
  prefetchProduct(20)
  await soon(() => expect(heldData(['product', 20])).toHaveLength(1))
  const held = await heldBy(bindings, () => useProduct(20))
  expect([held().data, bindings.askedFor(showProduct).map(({ query }) => query)]).toEqual([
    aProduct({ id: 20 }),
    [{ id: '20' }],
  ])
})

test('the search history lists the newest first, until it is cleared', async () => {
  const held = await heldBy(bindings, () => useSearchHistory())
  const observed = [held().searches]
  await act(async () => held().remember('tea'))
  await act(async () => held().remember('kettle'))
  observed.push(held().searches, readSearches())
  await act(async () => held().forget())
  expect([...observed, held().searches, readSearches()]).toEqual([
    [],
    ['kettle', 'tea'],
    ['kettle', 'tea'],
    [],
    [],
  ])
})

test('a cached search screen shows no searches that a logout has removed meanwhile', async () => {
  const { held, show } = await heldBehind(bindings, () => useSearchHistory())
  await act(async () => held().remember('kettle'))
  const before = held().searches
  await show(false)
  forgetSearches()
  await show(true)
  expect([before, held().searches]).toEqual([['kettle'], []])
})

type List = Pick<ReturnType<typeof useReviews>, 'more' | 'loadMore'> & {
  items: readonly unknown[]
}

async function readOn(list: () => List): Promise<void> {
  await soon(() => expect(list().more).toBe('ready'))
  await act(async () => list().loadMore())
  await soon(() => expect(list().items).toHaveLength(2))
}
