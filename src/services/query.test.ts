import { describe, expect, it } from 'vitest'
import { buildQuery } from './query.ts'

describe('a query string', () => {
  it('contains zero, false and text, and skips every empty value', () => {
    expect(
      buildQuery({
        status: 0,
        inStock: false,
        q: 'tea',
        none: null,
        missing: undefined,
        blank: '',
      }),
    ).toBe('status=0&inStock=false&q=tea')
  })

  it('contains nested objects as key[sub], without their empty values', () => {
    expect(buildQuery({ price: { from: 100, to: null, unit: { code: 'usd' } } })).toBe(
      'price[from]=100&price[unit][code]=usd',
    )
  })

  it('escapes names and values', () => {
    expect(buildQuery({ 'a b': 'x&y=z', nested: { 'c d': '茶' } })).toBe(
      'a%20b=x%26y%3Dz&nested[c%20d]=%E8%8C%B6',
    )
  })

  it('is empty when every value is empty', () => {
    expect(buildQuery({ q: '', filter: {} })).toBe('')
  })
})
