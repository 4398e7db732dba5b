import { describe, expect, it } from 'vitest'
import { hrefs } from './hrefs.ts'
import { findPattern } from './titles.ts'

describe('screen addresses', () => {
  it('contain paths and skip empty parameters', () => {
    expect(hrefs.detail(12)).toBe('/detail/12')
    expect(hrefs.detail(12, 3)).toBe('/detail/12/3')
    expect(hrefs.addressForm()).toBe('/addressForm')
    expect(hrefs.addressForm(4)).toBe('/addressForm/4')
    expect(hrefs.search({ q: 'tea & pot', category: null, sort: '' })).toBe('/search?q=tea+%26+pot')
    expect(hrefs.login('/bag?x=1')).toBe('/login?returnTo=%2Fbag%3Fx%3D1')
  })
})

describe('finding the route of a path', () => {
  it.each([
    ['/home', '/home'],
    ['/home/', '/home'],
    ['/search', '/search'],
    ['/searchs', '/searchs'],
    ['/order', '/order'],
    ['/orderInfo', '/orderInfo/:id?'],
    ['/orderInfo/12', '/orderInfo/:id?'],
    ['/detail/3/9', '/detail/:product?/:mer?'],
    ['/refund/1/H-2/3,4/500', '/refund/:id?/:sn?/:product_ids?/:amount?'],
    ['/refund', '/refund/:id?/:sn?/:product_ids?/:amount?'],
    ['/changePayPwd', '/changePayPwd'],
  ])('matches %s to %s', (path, pattern) => {
    expect(findPattern(path)).toBe(pattern)
  })

  it.each(['/', '/nowhere', '/home/x', '/detail/1/2/3', '/xhome'])(
    'matches %s to no route',
    (path) => {
      expect(findPattern(path)).toBeNull()
    },
  )
})
