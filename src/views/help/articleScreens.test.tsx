// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { helpSupport, law } from '../../../contract/articles.ts'
import { aContact, anArticle, someHelp } from '../../../tests/factories/articleAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen as HelpScreen } from './helpScreen.tsx'
import { Screen as LawScreen } from './lawScreen.tsx'
import { Screen as PlatformScreen } from './platformScreen.tsx'
import { Screen as ServiceScreen } from './serviceScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const list = [anArticle(), anArticle({ slug: 'returns', title: 'Can I return it?', sections: [] })]
const mainOf = (place: Element) => place.querySelector('main')!

const articlesOutline = [
  'h2 | How long does a parcel take?',
  'h3 | At home',
  'Three days.',
  'A week before the holidays.',
  'h3 | Abroad',
  'Two weeks.',
  'h2 | Can I return it?',
]

const screens = [
  {
    at: '/helpAndSupport',
    Screen: HelpScreen,
    call: helpSupport,
    expected: [
      ...articlesOutline,
      'a href=/return | Return items',
      'a href=/service | Ask customer service',
    ],
  },
  {
    at: '/law',
    Screen: LawScreen,
    call: law,
    contact: aContact(),
    expected: [
      ...articlesOutline,
      'h2 | Who runs this shop',
      'Harborlane Ltd',
      '1 Pier Road, Bristol',
      'Company 1',
      'a href=mailto:help@shop.test | help@shop.test',
    ],
  },
  {
    at: '/platform',
    Screen: PlatformScreen,
    call: helpSupport,
    expected: [
      'Shops and sellers work with us on pages of their own. They open outside this app.',
      'Merchant entryNot Yet Open',
      'Become a platform sellerNot Yet Open',
    ],
  },
  {
    at: '/service',
    Screen: ServiceScreen,
    call: helpSupport,
    expected: [
      'h2 | Often faster',
      'a href=/myPurchases/all | Something about an orderWhere a parcel is, receipt, refunds: on the order’s page',
      'a href=/helpAndSupport | Answers to common questions',
      'h2 | Reach us',
      'div role=status | Not Yet Open: this shop has stated no mail address and no telephone yet.',
    ],
  },
]

test.each(screens)('$at shows its articles once they are loaded', async (given) => {
  const { at, Screen, call, contact = null, expected } = given
  const answer = Promise.withResolvers<object>()
  bindings.answers(call, () => answer.promise)
  window.history.replaceState(null, '', at)
  const place = await bindings.show(<Screen />)
  const held = place.querySelectorAll('main [data-skeleton]').length
  answer.resolve(someHelp({ list, contact }))
  await soon(() => expect(place.querySelector('main [data-skeleton]')).toBeNull())
  expect([held, outlineOf(mainOf(place))]).toEqual([5, expected])
})

test.each(screens)('$at offers a retry where the articles fail to load', async (given) => {
  const { at, Screen, call, contact = null, expected } = given
  bindings.refuses(call, { status: 200, msg: 'Not now', reason: 'notFound' })
  window.history.replaceState(null, '', at)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
  const failed = outlineOf(mainOf(place))
  bindings.answers(call, someHelp({ list, contact }))
  await act(async () => place.querySelector<HTMLElement>('main [role=alert] button')?.click())
  await soon(() => expect(outlineOf(mainOf(place))).toEqual(expected))
  expect(failed).toEqual([
    'div role=alert | span aria-hidden=true | Not now | Nothing you entered is lost. | button type=button | Try again',
  ])
})

test('only the article in the address is open', async () => {
  bindings.answers(law, { list })
  window.history.replaceState(null, '', '/law#returns')
  const place = await bindings.show(<LawScreen />)
  await soon(() => expect(place.querySelector('details')).not.toBeNull())
  expect([...place.querySelectorAll('details')].map(({ id, open }) => [id, open])).toEqual([
    ['shipping', false],
    ['returns', true],
  ])
})

test('links for sellers leave the shop where they have an address', async () => {
  const links = {
    merchantEntry: 'https://merchants.shop.test',
    platformSeller: 'https://sellers.shop.test',
  }
  bindings.answers(helpSupport, someHelp({ links }))
  window.history.replaceState(null, '', '/platform')
  const place = await bindings.show(<PlatformScreen />)
  await soon(() => expect(place.querySelector('main ul')).not.toBeNull())
  expect(outlineOf(place.querySelector('main ul')!)).toEqual([
    'a href=https://merchants.shop.test | Merchant entry',
    'a href=https://sellers.shop.test | Become a platform seller',
  ])
})
