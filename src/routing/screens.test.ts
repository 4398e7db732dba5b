import { describe, expect, it } from 'vitest'
import { findRoute } from './screens.ts'
import { routePatterns } from './titles.ts'

const specifiedPatterns = [
  '/home',
  '/explore',
  '/bag',
  '/checkout',
  '/order',
  '/orderInfo/:id?',
  '/myPurchases/:status?',
  '/comment',
  '/refund/:id?/:sn?/:product_ids?/:amount?',
  '/detail/:product?/:mer?',
  '/shop/:id?',
  '/products',
  '/search',
  '/searchs',
  '/popular',
  '/filter',
  '/login',
  '/register',
  '/forgotPassword',
  '/changePassword',
  '/passwords',
  '/changePayPwd',
  '/profile',
  '/setting',
  '/security',
  '/payment',
  '/address',
  '/addressForm/:id?',
  '/language',
  '/notification',
  '/helpAndSupport',
  '/law',
  '/service',
  '/services',
  '/platform',
  '/myFavourite',
  '/heart',
  '/withDraw',
  '/depositRecord',
  '/topUp',
  '/walletTopUp',
  '/cardTopUp',
  '/topUpRecord',
  '/capitalRecord',
]

describe('the route table', () => {
  it('holds every route of the specification once, each with a title and a screen', () => {
    expect(routePatterns.filter((pattern) => pattern !== '/liveFlows')).toEqual([
      ...specifiedPatterns,
      '/return',
      '/sendBack/:id?',
      '/invoice/:id?',
      '/messages/:id?',
      '/deleteAccount',
      '/notificationSettings',
    ])
    expect(routePatterns.map((pattern) => findRoute(pathOf(pattern))?.pattern)).toEqual(
      routePatterns,
    )
  })

  it('recreates only the product detail and the entry forms on each visit', () => {
    expect(
      routePatterns.filter((pattern) => findRoute(pathOf(pattern))?.keepsAlive === false),
    ).toEqual([
      '/detail/:product?/:mer?',
      '/login',
      '/register',
      '/forgotPassword',
      '/changePassword',
      '/changePayPwd',
    ])
  })
})

function pathOf(pattern: string): string {
  return pattern.replaceAll(/\/:\w+\?/g, '')
}
