import { describe, expect, it } from 'vitest'
import { decideGuard, isPublicPath, openingPlace, readReturnTo } from './guard.ts'

describe('the route guard', () => {
  it.each([
    '/login',
    '/register',
    '/home',
    '/shop/4',
    '/explore',
    '/detail/12/3',
    '/search',
    '/searchs',
    '/forgotPassword',
    '/changePassword',
    '/account/home/settings',
    '/nowhere',
  ])('opens %s to a guest, since it contains a public prefix or is no screen', (path) => {
    expect(isPublicPath(path)).toBe(true)
    expect(decideGuard({ path, search: '' }, false)).toEqual({ type: 'open' })
  })

  it.each([
    '/bag',
    '/checkout',
    '/orderInfo/3',
    '/changePayPwd',
    '/products',
    '/popular',
    '/filter',
  ])('sends a guest from %s to sign in, with a notice and a return path', (path) => {
    expect(decideGuard({ path, search: '' }, false)).toEqual({
      type: 'redirect',
      to: `/login?returnTo=${encodeURIComponent(path)}`,
      notice: 'loginFirst',
    })
  })

  it('preserves the query of the guest’s destination', () => {
    const decision = decideGuard({ path: '/myPurchases/0', search: 'tab=2&q=tea' }, false)
    expect(decision).toEqual({
      type: 'redirect',
      to: '/login?returnTo=%2FmyPurchases%2F0%3Ftab%3D2%26q%3Dtea',
      notice: 'loginFirst',
    })
    expect(readReturnTo('returnTo=%2FmyPurchases%2F0%3Ftab%3D2%26q%3Dtea')).toBe(
      '/myPurchases/0?tab=2&q=tea',
    )
  })

  it('opens everything to a shopper and redirects them from /login', () => {
    expect(decideGuard({ path: '/bag', search: '' }, true)).toEqual({ type: 'open' })
    expect(decideGuard({ path: '/register', search: '' }, true)).toEqual({ type: 'open' })
    expect(decideGuard({ path: '/login', search: '' }, true)).toEqual({
      type: 'redirect',
      to: '/',
      notice: null,
    })
    expect(decideGuard({ path: '/login', search: 'returnTo=%2Fbag' }, true)).toEqual({
      type: 'redirect',
      to: '/bag',
      notice: null,
    })
  })

  it('redirects / to /home for everyone', () => {
    const toHome = { type: 'redirect', to: '/home', notice: null }
    expect(decideGuard({ path: '/', search: '' }, false)).toEqual(toHome)
    expect(decideGuard({ path: '/', search: '' }, true)).toEqual(toHome)
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '',
    '/a\\b',
    '/a b',
  ])('rejects %j as a return path', (returnTo) => {
    expect(readReturnTo(`returnTo=${encodeURIComponent(returnTo)}`)).toBe('/')
  })
})

describe('the first place of a visit', () => {
  it.each([
    ['/', '', false, { path: '/home', search: '', notice: null }],
    ['/shop/4', 'q=tea', false, { path: '/shop/4', search: 'q=tea', notice: null }],
    ['/bag', '', false, { path: '/login', search: 'returnTo=%2Fbag', notice: 'loginFirst' }],
    ['/bag', '', true, { path: '/bag', search: '', notice: null }],
    ['/login', 'returnTo=%2Fbag%3Fa%3Db', true, { path: '/bag', search: 'a=b', notice: null }],
    ['/login', 'returnTo=/login', true, { path: '/home', search: '', notice: null }],
  ])('for %s?%s, signed in: %s, is %o', (path, search, loggedIn, place) => {
    expect(openingPlace({ path, search }, loggedIn)).toEqual(place)
  })
})
