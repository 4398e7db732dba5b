import { describe, expect, test } from 'vitest'
import { languageMachine } from '../../src/machines/languageMachine.ts'
import { journey } from './support/journey.ts'

describe('the language', () => {
  test('that the shopper picks is shown, stored and kept on the account', async () => {
    const language = await shownInEnglish()
    language.send({ type: 'language.chosen', code: 'ri' })
    expect(language.snapshot()).toMatchObject({
      value: 'loading',
      context: { shown: 'en', wanted: 'ri' },
    })
    await language.settle('loadMessages', { greeting: 'こんにちは' })

    expect(language.snapshot()).toMatchObject({
      value: 'shown',
      context: { shown: 'ri', messages: { greeting: 'こんにちは' } },
    })
    expect(language.effects).toEqual([
      'applyToPage',
      'applyToPage',
      'storeLanguage',
      'rememberOnAccount',
    ])
  })

  test('that the account brings is shown, and not told back to it', async () => {
    const language = await shownInEnglish()
    language.send({ type: 'language.adopted', code: 'tai' })
    await language.settle('loadMessages', { greeting: 'สวัสดี' })
    expect(language.snapshot()).toMatchObject({ value: 'shown', context: { shown: 'tai' } })
    expect(language.effects).toEqual(['applyToPage', 'applyToPage'])
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
    effects: ['applyToPage', 'storeLanguage', 'rememberOnAccount', 'announceFailure'],
  })
  await language.settle('loadMessages', { greeting: 'hello' })
  return language
}
