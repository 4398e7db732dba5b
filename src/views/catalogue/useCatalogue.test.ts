// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listProducts, listReviews } from '../../../contract/catalogue.ts'
import { reviewsAtOnce } from '../../../contract/limits.ts'
import {
  aProductCard,
  aProductPage,
  aReview,
  aReviewPage,
} from '../../../tests/factories/catalogueAnswers.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { useProducts, useReviews } from './useCatalogue.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
})
afterEach(() => bindings.close())

test('products are asked for by the query, page after page', async () => {
  bindings.answers(listProducts, aProductPage([aProductCard()], { nextCursor: 'page-2' }))
  await readOn(await heldBy(bindings, () => useProducts({ shop: 5, sort: 'sales' })))
  expect(bindings.askedFor(listProducts).map(({ query }) => query)).toEqual([
    { shop: '5', sort: 'sales' },
    { shop: '5', sort: 'sales', cursor: 'page-2' },
  ])
})

test('reviews are asked for of the product, page after page', async () => {
  bindings.answers(listReviews, aReviewPage([aReview()], { nextCursor: 'page-2' }))
  await readOn(await heldBy(bindings, () => useReviews(20)))
  expect(bindings.askedFor(listReviews).map(({ query }) => query)).toEqual([
    { product: '20', limit: String(reviewsAtOnce) },
    { product: '20', limit: String(reviewsAtOnce), cursor: 'page-2' },
  ])
})

type List = Pick<ReturnType<typeof useReviews>, 'more' | 'loadMore'> & {
  items: readonly unknown[]
}

async function readOn(list: () => List): Promise<void> {
  await soon(() => expect(list().more).toBe('ready'))
  await act(async () => list().loadMore())
  await soon(() => expect(list().items).toHaveLength(2))
}
