import { describe, expect, test } from 'vitest'
import { languageMachine } from '../../src/machines/languageMachine.ts'
import { journey } from './support/journey.ts'

describe('the language', () => {
  test('that the shopper picks is shown, stored and saved on the account', async () => {
    const language = await shownInEnglish()
    language.send({ type: 'language.chosen', code: 'ri' })
    expect(language.snapshot()).toMatchObject({
      value: 'loading',
      context: { shown: 'en', wanted: 'ri' },
    })
    await language.settle('loadMessages', { greeting: 'こんにちは' })
    expect(language.snapshot()).toMatchObject({ value: 'saving', context: { shown: 'en' } })
    expect(language.inputOf('saveChoice')).toEqual({ code: 'ri' })
    await language.settle('saveChoice', { type: 'saved' })

    expect(language.snapshot()).toMatchObject({
      value: 'shown',
      context: { shown: 'ri', messages: { greeting: 'こんにちは' } },
    })
    expect(language.effects).toEqual(['applyToPage', 'storeLanguage', 'applyToPage'])
  })

  test('that the account refuses is reverted, with an error', async () => {
    const language = await shownInEnglish()
    language.send({ type: 'language.chosen', code: 'ri' })
    await language.settle('loadMessages', { greeting: 'こんにちは' })
    await language.settle('saveChoice', { type: 'refused', failure: { type: 'network' } })
    expect(language.snapshot()).toMatchObject({
      value: 'shown',
      context: { shown: 'en', wanted: 'en', messages: { greeting: 'hello' } },
    })
    expect(language.effects).toEqual(['applyToPage', 'announceFailure'])
  })

  test('of the account is shown, stored in the browser, and not sent back', async () => {
    const language = await shownInEnglish()
    language.send({ type: 'language.adopted', code: 'tai' })
    await language.settle('loadMessages', { greeting: 'สวัสดี' })
    expect(language.snapshot()).toMatchObject({ value: 'shown', context: { shown: 'tai' } })
    expect(language.effects).toEqual(['applyToPage', 'storeLanguage', 'applyToPage'])
  })

  test('of the account overrides the page’s own while that is loading', async () => {
    const language = journey(languageMachine, { input: { code: 'en' }, effects: ['applyToPage'] })
    language.send({ type: 'language.adopted', code: 'tai' })
    expect(language.inputOf('loadMessages')).toEqual({ code: 'tai' })
    await language.settle('loadMessages', { greeting: 'สวัสดี' })
    expect(language.snapshot()).toMatchObject({ value: 'shown', context: { shown: 'tai' } })
  })

  test('already shown is not loaded again', async () => {
    const language = await shownInEnglish()
    language.send({ type: 'language.chosen', code: 'en' })
    expect(language.snapshot().value).toBe('shown')
  })
})

async function shownInEnglish() {
  const language = journey(languageMachine, {
    input: { code: 'en' },
    effects: ['applyToPage', 'storeLanguage', 'announceFailure'],
  })
  await language.settle('loadMessages', { greeting: 'hello' })
  return language
}
