import { describe, expect, it } from 'vitest'
import { findPattern } from './titles.ts'

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
