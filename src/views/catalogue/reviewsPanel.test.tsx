// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listReviews } from '../../../contract/catalogue.ts'
import { aReview, aReviewPage } from '../../../tests/factories/catalogueAnswers.ts'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { watchNearness } from '../../../tests/support/nearness.ts'
import { lightboxLeft, openLightbox } from '../../../tests/support/openLightbox.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { picturesIn } from '../../../tests/support/picturesIn.ts'
import { asksForStillness } from '../../../tests/support/stillness.ts'
import { ReviewsPanel } from './reviewsPanel.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  await lightboxLeft()
})

const shown = () => bindings.show(<ReviewsPanel productId={20} title="Canvas tote" />)

test('a placeholder is shown while the reviews load', async () => {
  bindings.answers(listReviews, () => new Promise(() => {}))
  const place = await shown()
  expect([place.textContent, place.querySelectorAll('[data-skeleton]').length]).toEqual([
    'ReviewsLoading',
    3,
  ])
})

test('without reviews a message is shown and no counts', async () => {
  bindings.answers(listReviews, aReviewPage([]))
  const place = await shown()
  await soon(() => expect(place.querySelector('p')).not.toBeNull())
  expect(outlineOf(place)).toEqual([
    'h2 | Reviews',
    'No reviews yet. Who buys it can write the first one.',
  ])
})

test('shows the counts by stars, and each review with its author and variant', async () => {
  const { createdAt } = aReview()
  bindings.answers(
    listReviews,
    aReviewPage([aReview({ variantLabel: 'Navy' }), aReview({ id: 2, authorName: 'Grace' })]),
  )
  const place = await shown()
  await soon(() => expect(place.querySelector('article')).not.toBeNull())
  const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(createdAt))
  expect(outlineOf(place)).toEqual([
    'h2 | Reviews',
    'span aria-hidden=true | 4.04.0 out of 5',
    '5 stars',
    'meter max=2 value=0 aria-hidden=true0',
    '4 stars',
    'meter max=2 value=2 aria-hidden=true2',
    '3 stars',
    'meter max=2 value=0 aria-hidden=true0',
    '2 stars',
    'meter max=2 value=0 aria-hidden=true0',
    '1 star',
    'meter max=2 value=0 aria-hidden=true0',
    'Ada',
    '4 out of 5 stars',
    when,
    'Navy',
    'It carries a week.',
    'Grace',
    '4 out of 5 stars',
    when,
    'It carries a week.',
  ])
})

test('names the language of each review, where it is known', async () => {
  const list = ([null, 'ri', 'tai'] as const).map((lang, at) => aReview({ id: at + 1, lang }))
  bindings.answers(listReviews, aReviewPage(list))
  const place = await shown()
  await soon(() => expect(place.querySelector('article')).not.toBeNull())
  const texts = [...place.querySelectorAll('article p')]
  expect(texts.map((text) => text.getAttribute('lang'))).toEqual([null, 'ja', 'th'])
})

test('shows a review’s date in the reader’s time zone', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  onTestFinished(() => void vi.unstubAllEnvs())
  bindings.answers(listReviews, aReviewPage([aReview({ createdAt: '2026-01-05T22:00:00.000Z' })]))
  const place = await shown()
  await soon(() => expect(place.querySelector('article')).not.toBeNull())
  expect(outlineOf(place.querySelector('article header')!)).toEqual([
    'Ada',
    '4 out of 5 stars',
    'Jan 6, 2026',
  ])
})

const [front, back] = [aPictureOf('front'), aPictureOf('back')]

test.each([
  { of: 'no review', pictures: [[], []], strips: 0, names: [] },
  { of: 'one review', pictures: [[front, back], []], strips: 1, names: ['front', 'back'] },
  {
    of: 'two reviews',
    pictures: [[front], [back]],
    strips: 2,
    names: ['front', 'back', 'front', 'back'],
  },
])(
  'shows the pictures of $of, and a strip of all where several reviews have some',
  async (given) => {
    const near = watchNearness()
    bindings.answers(
      listReviews,
      aReviewPage(given.pictures.map((pictures, at) => aReview({ id: at + 1, pictures }))),
    )
    const place = await shown()
    await soon(() => expect(place.querySelector('article')).not.toBeNull())
    await near.intersect(true)
    expect([place.querySelectorAll('article div').length, picturesIn(place)]).toEqual([
      given.strips,
      given.names,
    ])
  },
)

test('a tap on a picture opens it in the lightbox', async () => {
  asksForStillness(true)
  bindings.answers(listReviews, aReviewPage([aReview({ pictures: [front] })]))
  const place = await shown()
  await soon(() => expect(place.querySelector('article button')).not.toBeNull())
  await act(async () => place.querySelector<HTMLElement>('article button')?.click())
  await soon(() => expect(openLightbox()).not.toBeNull())
})

test('shows only a retry where the first reviews fail to load', async () => {
  let isCut = true
  bindings.answers(listReviews, () => {
    if (isCut) throw new TypeError('the line is cut')
    return aReviewPage([aReview({ content: 'Review 1' })])
  })
  const place = await shown()
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

test('offers a retry where further reviews fail to load', async () => {
  const asked: (string | undefined)[] = []
  bindings.answers(listReviews, ({ query }: { query?: Record<string, string> }) => {
    const cursor = query?.['cursor']
    asked.push(cursor)
    if (asked.length === 2) throw new TypeError('the line is cut')
    const id = cursor ? 2 : 1
    const nextCursor = cursor ? null : 'page-2'
    return aReviewPage([aReview({ id, content: `Review ${id}` })], { total: 2, nextCursor })
  })
  const place = await shown()
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
