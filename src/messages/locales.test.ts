import { platformLocales } from '../../contract/locales.ts'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { loadMessages } from './locales.ts'

const codes = ['en', 'zh-CN', 'ri', 'han', 'tai'] as const

describe('the spec’s languages', () => {
  it('have the names that the platform gives them', () => {
    expect(codes.map((code) => platformLocales[code].htmlLang)).toEqual([
      'en',
      'zh-CN',
      'ja',
      'ko',
      'th',
    ])
  })

  it.each(codes)('write the same year in %s', (code) => {
    const { locale } = platformLocales[code]
    const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' })
    expect(year.format(Date.UTC(2026, 5, 1))).toContain('2026')
  })

  it.each(codes)('write dollars with the narrow sign in %s', (code) => {
    const intl = createIntl({ locale: platformLocales[code].locale, messages: {} })
    expect(
      intl.formatNumber(1_234.5, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
      }),
    ).toBe('$1,234.50')
  })

  it('need no file for English, whose texts are in the source', async () => {
    await expect(loadMessages('en')).resolves.toEqual({})
  })
})
