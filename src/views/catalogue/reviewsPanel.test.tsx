// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listReviews, type Review } from '../../../contract/catalogue.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { ReviewsPanel } from './reviewsPanel.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

function reviewOf(id: number): Review {
  return {
    id,
    authorName: `Reader ${id}`,
    productRating: 4,
    serviceRating: 5,
    shippingRating: 5,
    content: `Review ${id}`,
    variantLabel: '',
    pictures: [],
    createdAt: '2026-01-05T10:00:00.000Z',
  }
}

test('where the first reviews did not come, nothing is shown in their place but the way to ask again', async () => {
  let isCut = true
  bindings.answers(listReviews, () => {
    if (isCut) throw new TypeError('the line is cut')
    return {
      list: [reviewOf(1)],
      nextCursor: null,
      total: 1,
      score: 4,
      ratingCounts: [0, 1, 0, 0, 0],
    }
  })
  const place = await bindings.show(<ReviewsPanel productId={20} title="Canvas tote" />)
  const buttons = () => [...place.querySelectorAll('button')]
  await soon(() => expect(buttons().map(({ textContent }) => textContent)).toEqual(['Try again']))
  isCut = false
  await act(async () => buttons()[0]?.click())
  await soon(() => expect(contentsOf(place)).toEqual(['Review 1']))
  expect(buttons()).toEqual([])
})

function contentsOf(place: Element) {
  return [...place.querySelectorAll('article')].map((each) => each.querySelector('p')?.textContent)
}

test('where further reviews did not come, they are asked for again', async () => {
  const asked: (string | undefined)[] = []
  bindings.answers(listReviews, ({ query }: { query?: Record<string, string> }) => {
    const cursor = query?.['cursor']
    asked.push(cursor)
    if (asked.length === 2) throw new TypeError('the line is cut')
    const list = [reviewOf(cursor ? 2 : 1)]
    return {
      list,
      nextCursor: cursor ? null : 'page-2',
      total: 2,
      score: 4,
      ratingCounts: [0, 2, 0, 0, 0],
    }
  })
  const place = await bindings.show(<ReviewsPanel productId={20} title="Canvas tote" />)
  const more = () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'More reviews')
  const contents = () => contentsOf(place)
  await soon(() => expect(contents()).toEqual(['Review 1']))
  await act(async () => more()?.click())
  await soon(() =>
    expect([asked, more()?.getAttribute('aria-busy')]).toEqual([[undefined, 'page-2'], null]),
  )
  expect(contents()).toEqual(['Review 1'])
  expect(place.querySelectorAll('[role=alert]')).toHaveLength(0)
  await act(async () => more()?.click())
  await soon(() => expect(contents()).toEqual(['Review 1', 'Review 2']))
  expect([asked, more()]).toEqual([[undefined, 'page-2', 'page-2'], undefined])
})
