// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPopularSearches, suggestSearches } from '../../../contract/catalogue.ts'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { heldData } from '../actors/useResource.ts'
import { SearchIdeas } from './searchIdeas.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

async function shown(given: { words?: string; history?: readonly string[] }) {
  const { words = '', history = [] } = given
  const asked: string[] = []
  const place = await bindings.show(
    <SearchIdeas
      words={words}
      history={history}
      onForget={() => asked.push('forget')}
      onSearch={(wanted) => asked.push(`search ${wanted}`)}
    />,
  )
  return { place, asked }
}

const signs = (place: Element) =>
  [...place.querySelectorAll('li svg')].map((sign) => sign.classList[1])

test.each([
  { history: [], popular: [], expected: [] },
  {
    history: ['tote'],
    popular: [],
    expected: [
      'h2 | Searched before',
      'button type=button aria-label=Forget these searches',
      'button type=button | tote',
    ],
  },
  { history: [], popular: ['lamp'], expected: ['h2 | Popular now', 'button type=button | lamp'] },
  {
    history: ['tote', 'rope'],
    popular: ['lamp', 'mug'],
    expected: [
      'h2 | Searched before',
      'button type=button aria-label=Forget these searches',
      'button type=button | tote',
      'button type=button | rope',
      'h2 | Popular now',
      'button type=button | lamp',
      'button type=button | mug',
    ],
  },
])('an empty field shows the history $history and the popular words $popular', async (given) => {
  const { history, popular, expected } = given
  bindings.answers(listPopularSearches, { list: popular })
  const { place } = await shown({ history })
  await soon(() => expect(heldData(['popularSearches'])).toEqual([{ list: popular }]))
  await soon(() => expect(outlineOf(place)).toEqual(expected))
})

test('the history is shown alone while the popular words load', async () => {
  bindings.answers(listPopularSearches, () => new Promise(() => {}))
  const { place } = await shown({ history: ['tote'] })
  expect([...place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Searched before',
  ])
})

test('past searches can be repeated or cleared, popular ones started, each with its icon', async () => {
  bindings.answers(listPopularSearches, { list: ['lamp'] })
  const { place, asked } = await shown({ history: ['tote'] })
  await soon(() => expect(place.querySelectorAll('button')).toHaveLength(3))
  for (const button of place.querySelectorAll('button')) await act(async () => button.click())
  expect([asked, signs(place)]).toEqual([
    ['forget', 'search tote', 'search lamp'],
    ['lucide-rotate-ccw', 'lucide-search'],
  ])
})

test('typing suggests products, categories and shops that begin with the words', async () => {
  bindings.answers(suggestSearches, {
    list: [
      {
        kind: 'product',
        id: 20,
        text: 'Canvas tote',
        picture: aPictureOf('tote'),
        priceCents: 1_000,
        priceVaries: true,
      },
      { kind: 'category', id: 1, text: 'Camping' },
      { kind: 'shop', id: 3, text: 'Cape Goods', picture: aPictureOf('cape') },
    ],
  })
  const { place, asked } = await shown({ words: 'ca' })
  await soon(() => expect(place.querySelectorAll('a')).toHaveLength(3))
  await act(async () => place.querySelector('button')?.click())
  expect([
    outlineOf(place),
    signs(place),
    asked,
    bindings.askedFor(suggestSearches).map(({ query }) => query),
  ]).toEqual([
    [
      'button type=button | Search for “ca”',
      'a href=/detail/20 | img alt= | Canvas tote | from  | $10.00',
      'a href=/explore?category=1 | Camping',
      'a href=/shop/3 | img alt= | Cape Goods',
    ],
    ['lucide-search', 'lucide-tag'],
    ['search ca'],
    [{ q: 'ca' }],
  ])
})
