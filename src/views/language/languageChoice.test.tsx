// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { languageList, setLanguage } from '../../../contract/account.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { LanguageButton } from './languageButton.tsx'
import { LanguageChoice } from './languageChoice.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())
afterAll(sheetsLeft)

const list = [
  { file_name: 'en', language_name: 'English', chinese_name: '英语' },
  { file_name: 'ri', language_name: '日本語', chinese_name: '日语' },
]

const spoken = [
  'fieldset aria-busy=false | Language of the interface | input type=radio value=en checked | English | input type=radio value=ri | 日本語',
]

test('the languages are offered in their own names, with a tick at the current one', async () => {
  bindings.answers(languageList, { list })
  const place = await shownIn('en', bindings, <LanguageChoice />)
  await soon(() => expect(place.querySelector('fieldset')).not.toBeNull())
  const ticks = [...place.querySelectorAll('label')].map(
    (each) => each.querySelectorAll('svg').length,
  )
  expect([outlineOf(place), ticks]).toEqual([spoken, [1, 0]])
})

test('no other language can be chosen while one is being saved to the account', async () => {
  bindings.answers(languageList, { list })
  bindings.answers(setLanguage, () => new Promise(() => {}))
  const place = await shownIn('en', bindings, <LanguageChoice />, { isLoggedIn: true })
  await soon(() => expect(place.querySelector('fieldset')).not.toBeNull())
  await act(async () => place.querySelector<HTMLElement>('[value=ri]')?.click())
  await soon(() => expect(bindings.askedFor(setLanguage)).toHaveLength(1))
  expect([outlineOf(place), bindings.askedFor(setLanguage)[0]?.query]).toEqual([
    [
      'fieldset aria-busy=true | Language of the interface | input type=radio value=en disabled checked | English | input type=radio value=ri disabled | 日本語',
    ],
    { file_name: 'ri' },
  ])
})

test('a placeholder is shown while the languages load', async () => {
  bindings.answers(languageList, () => new Promise(() => {}))
  const place = await shownIn('en', bindings, <LanguageChoice />)
  expect(place.querySelectorAll('[data-skeleton]')).toHaveLength(1)
})

test('a retry is offered where the languages fail to load', async () => {
  bindings.refuses(languageList, { status: 200, msg: 'Not now', reason: 'notFound' })
  const place = await shownIn('en', bindings, <LanguageChoice />)
  await soon(() => expect(place.querySelector('[role=alert]')).not.toBeNull())
  const failed = outlineOf(place)
  bindings.answers(languageList, { list })
  await act(async () => place.querySelector<HTMLElement>('[role=alert] button')?.click())
  await soon(() => expect(outlineOf(place)).toEqual(spoken))
  expect(failed).toEqual([
    'div role=alert | span aria-hidden=true | Not now | Nothing you entered is lost. | button type=button | Try again',
  ])
})

test('a guest chooses a language over the screen', async () => {
  bindings.answers(languageList, { list })
  const place = await shownIn('en', bindings, <LanguageButton />)
  const closed = openSheet()
  await act(async () => place.querySelector('button')?.click())
  await soon(() => expect(openSheet()?.querySelector('fieldset') ?? null).not.toBeNull())
  expect([
    closed,
    outlineOf(place)[0],
    openSheet()?.querySelector('h2')?.textContent,
    outlineOf(openSheet()!.querySelector('fieldset')!.parentElement!),
  ]).toEqual([
    null,
    'button type=button aria-haspopup=dialog aria-label=Language',
    'Language',
    spoken,
  ])
})

test('a labelled button shows the current language', async () => {
  const place = await shownIn('ri', bindings, <LanguageButton labelled />)
  expect(place.querySelector('button')?.textContent).toBe('言語日本語')
})
