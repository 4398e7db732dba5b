import { describe, expect, it, test } from 'vitest'
import { buildQuery } from './query.ts'
import { ApiError } from './apiError.ts'

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

  it('repeats the key of a list', () => {
    expect(buildQuery({ category: [3, 1], shop: [] })).toBe('category=3&category=1')
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

test.each([
  [{ kind: 'refused' as const, msg: 'No' }, 'refused: No', 'No'],
  [{ kind: 'refused' as const, msg: '' }, 'refused', null],
  [{ kind: 'network' as const }, 'network', null],
])('states the kind of a failed call and the server’s message if there is one', (...given) => {
  const [details, message, msg] = given
  const cause = new Error('why')
  const error = new ApiError({ ...details, cause })
  expect([error.message, error.msg, error.cause]).toEqual([message, msg, cause])
})
