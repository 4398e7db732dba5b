// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { act, useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { useIntl } from 'react-intl'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setLanguage } from '../../../contract/account.ts'
import { answerKey } from '../../../contract/answerKey.ts'
import { law } from '../../../contract/articles.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { holdFirstData, takeFirstAnswer } from '../../services/firstData.ts'
import { readLanguage, storeLanguage } from '../../services/sessionStorage.ts'
import { toasts } from '../actors/toasts.ts'
import { useResource } from '../actors/useResource.ts'
import { createLanguage, firstLanguage, LanguageProvider, useLanguage } from './useLanguage.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  Cookies.remove('language')
})
afterEach(async () => {
  Cookies.remove('language')
  holdFirstData(null)
  vi.restoreAllMocks()
  await bindings.close()
})

test.each([
  { stored: 'han', page: 'tai', browser: ['ja-JP'], first: 'han' },
  { stored: null, page: 'tai', browser: ['ja-JP'], first: 'tai' },
  { stored: null, page: null, browser: ['fr-FR', 'ja-JP'], first: 'ri' },
  { stored: null, page: null, browser: ['fr-FR'], first: 'en' },
] as const)(
  'with $stored stored, page $page and browser $browser, the first language is $first',
  (given) => {
    const { stored, page, browser, first } = given
    if (stored !== null) storeLanguage(stored)
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
    expect(firstLanguage(page === null ? null : { lang: page })).toBe(first)
  },
)

test('the page’s language is used without being stored, and nothing is shown before it is loaded', async () => {
  const { held, place, language } = await spoken('ri', { isLoggedIn: false })
  const before = [place.textContent, stand()]
  language.start()
  await soon(() => expect(place.textContent).not.toBe(''))
  expect([before, place.textContent, { ...held(), ...stand() }]).toEqual([
    ['', { lang: '', stored: null }],
    'ja',
    { shown: 'ri', busy: false, choose: expect.any(Function), lang: 'ja', stored: null },
  ])
})

test.each([
  { who: 'guest', isLoggedIn: false, expected: [] },
  { who: 'shopper', isLoggedIn: true, expected: [{ file_name: 'ri' }] },
])(
  'a language chosen by a $who is stored and used, and everything is reloaded in it',
  async (given) => {
    bindings.answers(setLanguage, {
      lang: { file_name: 'ri', language_name: '日本語', chinese_name: '日语' },
    })
    const { held, place, language, changes } = await spoken('en', given)
    language.start()
    await soon(() => expect(place.textContent).toBe('en'))
    let reads = 0
    await heldBy(bindings, () => useResource(['goods'], async () => (reads += 1)))
    await soon(() => expect(reads).toBe(1))
    const before = changes()
    holdFirstData({ lang: 'en', answers: { [answerKey(law.path, {})]: { data: 'English' } } })
    act(() => held().choose('ri'))
    const choosing = [held().shown, held().busy]
    await soon(() => expect(place.textContent).toBe('ja'))
    await soon(() => expect(reads).toBe(2))
    expect([choosing, held().shown, held().busy, stand(), changes() - before]).toEqual([
      ['en', true],
      'ri',
      false,
      { lang: 'ja', stored: 'ri' },
      1,
    ])
    expect(bindings.askedFor(setLanguage).map(({ query }) => query)).toEqual(given.expected)
    expect(takeFirstAnswer<typeof law>(law.path, {})).toBeNull()
  },
)

test('a language that the account refuses is not used, and the reason is shown', async () => {
  bindings.refuses(setLanguage, { status: 200, msg: 'Not now', reason: 'notFound' })
  const observed = vi.spyOn(toasts, 'failure')
  const { held, place, language, changes } = await spoken('en', { isLoggedIn: true })
  language.start()
  await soon(() => expect(place.textContent).toBe('en'))
  const before = changes()
  act(() => held().choose('ri'))
  await soon(() => expect(observed).toHaveBeenCalled())
  expect([observed.mock.calls, held().shown, held().busy, stand(), changes() - before]).toEqual([
    [[{ type: 'refused', msg: 'Not now', reason: 'notFound', data: null }]],
    'en',
    false,
    { lang: 'en', stored: null },
    0,
  ])
})

test('a view without a language fails with a clear error', () => {
  expect(() => renderToString(<Spoken />)).toThrow('useLanguage needs a LanguageProvider')
})

function Spoken() {
  return useLanguage().shown
}

/** Renders the current language. The test starts its actor. */
async function spoken(code: LanguageCode, { isLoggedIn }: { isLoggedIn: boolean }) {
  const { lang } = document.documentElement
  document.documentElement.lang = ''
  const changed = vi.fn()
  const language = createLanguage({ code, isLoggedIn: () => isLoggedIn, onChanged: changed })
  onTestFinished(() => {
    language.stop()
    document.documentElement.lang = lang
  })
  const held = { now: null as ReturnType<typeof useLanguage> | null }
  function View() {
    const language = useLanguage()
    useEffect(() => {
      held.now = language
    })
    return useIntl().locale
  }
  const place = await bindings.show(
    <LanguageProvider actor={language}>
      <View />
    </LanguageProvider>,
  )
  return {
    place,
    language,
    changes: () => changed.mock.calls.length,
    held: () => held.now!,
  }
}

function stand() {
  return { lang: document.documentElement.lang, stored: readLanguage() }
}
