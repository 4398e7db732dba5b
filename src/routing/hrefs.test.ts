import { describe, expect, it } from 'vitest'
import { hrefs } from './hrefs.ts'

describe('screen addresses', () => {
  it('contain paths and skip empty parameters', () => {
    expect(hrefs.detail(12)).toBe('/detail/12')
    expect(hrefs.detail(12, 3)).toBe('/detail/12/3')
    expect(hrefs.addressForm()).toBe('/addressForm')
    expect(hrefs.addressForm(4, { from: 'checkout' })).toBe('/addressForm/4?from=checkout')
    expect(hrefs.search({ q: 'tea & pot', category: null, sort: '' })).toBe('/search?q=tea+%26+pot')
    expect(hrefs.login('/bag?x=1')).toBe('/login?returnTo=%2Fbag%3Fx%3D1')
  })
})
