import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as addresses from './addresses.ts'
import * as articles from './articles.ts'
import * as bills from './bills.ts'
import * as cart from './cartCalls.ts'
import * as catalogue from './catalogueCalls.ts'
import * as favourites from './favouritesCalls.ts'
import { configureHttp } from './httpConfiguration.ts'
import * as notices from './noticesCalls.ts'
import * as orders from './orders.ts'
import * as passwords from './passwordsCalls.ts'
import * as payment from './payment.ts'
import * as profile from './profile.ts'
import * as refunds from './refunds.ts'
import * as reviews from './reviews.ts'
import * as session from './sessionCalls.ts'
import * as wallet from './wallet.ts'

const asked: string[] = []
const signals: (AbortSignal | null | undefined)[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const { method, body, headers, signal } = request
    signals.push(signal)
    const { pathname, searchParams } = new URL(address)
    searchParams.delete('lang')
    const sent = new Headers(headers)
    asked.push(
      [
        `${method ?? 'GET'} ${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`,
        ...(typeof body === 'string' ? [body] : []),
        ...(sent.has('token') ? ['token'] : []),
        ...(sent.has('idempotency-key') ? ['key'] : []),
      ].join(' '),
    )
    return Response.json({ code: 0, msg: 'No', data: null })
  })
  configureHttp({
    baseURL: 'https://shop.test',
    getToken: () => 'token-1',
    getLang: () => 'en',
    onExpired: () => {},
  })
})
afterEach(() => {
  asked.splice(0)
  signals.splice(0)
  vi.unstubAllGlobals()
})

const { signal } = new AbortController()
const lines = [{ lineId: 3, quantity: 2 }]
const line = { skuId: 12, quantity: 2, selected: true, seenPriceCents: 1_290 }
const credentials = { account: 'mira', password: 'harbour-1' }
const address = {
  addressee: 'Noor',
  mobile: '+442079460123',
  country: 'GB',
  area: 'Leeds',
  postcode: 'LS1',
  detail: '5 Canal Wharf',
  tag: 'Home',
  isDefault: true,
}

const asGiven = { given: 1 } as never

/** Each call with its request: address, body, and whether it sends a token and a key. */
const calls: readonly (readonly [ask: () => Promise<unknown>, wire: string])[] = [
  [() => addresses.listAddresses(), 'GET /api/user/address_list token'],
  [() => addresses.showAddress(7), 'GET /api/user/address?id=7 token'],
  [
    () => addresses.saveAddress(address),
    'POST /api/user/address_add {"addressee":"Noor","mobile":"+442079460123","country":"GB","area":"Leeds","postcode":"LS1","detail":"5 Canal Wharf","tag":"Home","isDefault":true} token',
  ],
  [() => addresses.setDefaultAddress(7), 'POST /api/user/address_set_default {"id":7} token'],
  [() => addresses.deleteAddress(7), 'GET /api/user/address_del?id=7 token'],
  [() => articles.helpSupport(), 'GET /api/user/help_support token'],
  [() => articles.law(), 'GET /api/user/law token'],
  [
    () => bills.listBill({ kind: 'refund', month: '2026-03', cursor: null }),
    'GET /api/user/bill?kind=refund&month=2026-03 token',
  ],
  [
    () => bills.listBill({ kind: 'refund', month: '2026-03', cursor: 'c' }),
    'GET /api/user/bill?kind=refund&month=2026-03&cursor=c token',
  ],
  [() => cart.showCart(), 'GET /api/cart/list token'],
  [() => cart.lookUpGoods([12, 13]), 'GET /api/cart/goods?skuIds=12%2C13 token'],
  [
    () => cart.addToCart({ skuId: 12, quantity: 2 }),
    'POST /api/cart/add {"skuId":12,"quantity":2} token',
  ],
  [
    () => cart.updateCart([{ skuId: 12, quantity: 3 }]),
    'POST /api/cart/update {"lines":[{"skuId":12,"quantity":3}]} token',
  ],
  [() => cart.removeFromCart([12]), 'POST /api/cart/remove {"skuIds":[12]} token'],
  [
    () => cart.mergeCart([line]),
    'POST /api/cart/merge {"lines":[{"skuId":12,"quantity":2,"selected":true,"seenPriceCents":1290}]} token',
  ],
  [() => catalogue.getHome({}), 'GET /api/catalogue/home token'],
  [() => catalogue.getHome({ country: 'IE' }), 'GET /api/catalogue/home?country=IE token'],
  [() => catalogue.listCategories(), 'GET /api/catalogue/categories token'],
  [
    () => catalogue.listProducts({ q: 'tea', cursor: 'c' }),
    'GET /api/catalogue/products?q=tea&cursor=c token',
  ],
  [() => catalogue.listCards([5, 6]), 'GET /api/catalogue/cards?ids=5%2C6 token'],
  [() => catalogue.showProduct(5), 'GET /api/catalogue/product?id=5 token'],
  [
    () => catalogue.listReviews({ product: 5, cursor: 'c', limit: 2 }),
    'GET /api/catalogue/reviews?product=5&cursor=c&limit=2 token',
  ],
  [() => catalogue.suggestSearches('te'), 'GET /api/catalogue/suggest?q=te token'],
  [() => catalogue.listPopularSearches(), 'GET /api/catalogue/popular token'],
  [() => catalogue.showShop(4), 'GET /api/catalogue/shop?id=4 token'],
  [() => favourites.listSavedItems(), 'GET /api/favourite/saved_items token'],
  [
    () => favourites.setFavourite(5, true),
    'POST /api/favourite/set {"productId":5,"wanted":true} token',
  ],
  [() => favourites.setFollow(4, false), 'POST /api/follow/set {"shopId":4,"wanted":false} token'],
  [
    () => favourites.setStockWish(6, true),
    'POST /api/stock_wish/set {"skuId":6,"wanted":true} token',
  ],
  [() => favourites.listFavourites(null), 'GET /api/favourite/list token'],
  [() => favourites.listFavourites('c'), 'GET /api/favourite/list?cursor=c token'],
  [() => favourites.listFollows(null), 'GET /api/follow/list token'],
  [() => favourites.listFollows('c'), 'GET /api/follow/list?cursor=c token'],
  [() => notices.listNotices(null), 'GET /api/notice/list token'],
  [() => notices.listNotices('c'), 'GET /api/notice/list?cursor=c token'],
  [() => notices.countNotices(), 'GET /api/notice/count token'],
  [() => notices.readNotices(9), 'POST /api/notice/read {"upToId":9} token'],
  [
    () =>
      orders.quoteCheckout(
        { items: [{ skuId: 12, quantity: 2 }], promoCode: null, country: null },
        signal,
      ),
    'POST /api/checkout/quote {"items":[{"skuId":12,"quantity":2}]} token',
  ],
  [
    () =>
      orders.quoteCheckout(
        { items: [{ skuId: 12, quantity: 2 }], promoCode: 'TEN', country: 'GB' },
        signal,
      ),
    'POST /api/checkout/quote {"items":[{"skuId":12,"quantity":2}],"promoCode":"TEN","country":"GB"} token',
  ],
  [() => orders.cancelOrder(8), 'POST /api/order/cancel {"orderId":8} token key'],
  [() => orders.confirmReceipt(8), 'POST /api/order/confirm_receipt {"orderId":8} token key'],
  [() => orders.extendReceipt(8), 'POST /api/order/extend_receipt {"orderId":8} token key'],
  [() => orders.reorder(8), 'POST /api/order/reorder {"orderId":8} token key'],
  [() => orders.showOrder(8), 'GET /api/order/detail?id=8 token'],
  [
    () => orders.listOrders({ status: 'all', q: 'tote', cursor: null }),
    'GET /api/user/order_list?status=all&q=tote token',
  ],
  [
    () => orders.listOrders({ status: 'all', q: 'tote', cursor: 'c' }),
    'GET /api/user/order_list?status=all&q=tote&cursor=c token',
  ],
  [() => orders.countOrders(), 'GET /api/order/counts token'],
  [() => orders.showPromoUse('PIER-10'), 'GET /api/checkout/promo_use?code=PIER-10 token'],
  [() => passwords.requestResetCode('mira'), 'POST /api/user/resetpwd_code {"account":"mira"}'],
  [
    () => passwords.resetPassword({ account: 'mira', code: '12345678', password: 'harbour-2' }),
    'POST /api/user/resetpwd {"account":"mira","code":"12345678","password":"harbour-2"}',
  ],
  [
    () => passwords.changePassword({ oldPassword: 'harbour-1', password: 'harbour-2' }),
    'POST /api/user/resetpwd {"oldPassword":"harbour-1","password":"harbour-2"} token',
  ],
  [() => passwords.listSessions(), 'GET /api/user/sessions token'],
  [
    () => payment.payOrder({ orderId: 8, proof: 'p' }),
    'POST /api/order/pay {"orderId":8,"proof":"p"} token key',
  ],
  [
    () => refunds.quoteRefund(8, lines, signal),
    'POST /api/refund/quote {"orderId":8,"lines":[{"lineId":3,"quantity":2}]} token',
  ],
  [() => refunds.withdrawRefund(6), 'POST /api/refund/withdraw {"refundId":6} token key'],
  [
    () => session.login(credentials),
    'POST /api/user/login {"account":"mira","password":"harbour-1"}',
  ],
  [
    () => session.register({ ...credentials, email: 'mira@shop.test' }),
    'POST /api/user/register {"account":"mira","password":"harbour-1","email":"mira@shop.test"}',
  ],
  [() => session.getUserInfo(), 'GET /api/user/getUserInfo token'],
  [() => session.logout(), 'POST /api/user/logout {} token'],
  [
    () => session.resetPay({ payCode: '314159', oldPayCode: '271828' }),
    'POST /api/user/resetPay {"payCode":"314159","oldPayCode":"271828"} token',
  ],
  [() => session.listLanguages(), 'GET /api/user/language_list token'],
  [() => session.setLanguage('ri'), 'GET /api/user/set_language?file_name=ri token'],
  [() => wallet.getBlockchain(), 'GET /api/user/getBlockchain token'],
  [
    () => wallet.listRecharges({ status: '1', cursor: null }),
    'GET /api/user/recharge_log?status=1 token',
  ],
  [
    () => wallet.listRecharges({ status: '1', cursor: 'c' }),
    'GET /api/user/recharge_log?status=1&cursor=c token',
  ],
  [() => wallet.showRecharge(3), 'GET /api/user/recharge_detail?id=3 token'],
  [() => wallet.showWithdrawalTerms(), 'GET /api/user/extract token'],
  [
    () => wallet.withdraw({ quoteId: 71, proof: 'p' }),
    'POST /api/user/extract {"quoteId":71,"proof":"p"} token key',
  ],
  [() => wallet.cancelWithdrawal(2), 'POST /api/user/extract_cancel {"withdrawalId":2} token key'],
  [
    () => wallet.listWithdrawals({ status: '2', cursor: null }),
    'GET /api/user/extract_log?status=2 token',
  ],
  [
    () => wallet.listWithdrawals({ status: '2', cursor: 'c' }),
    'GET /api/user/extract_log?status=2&cursor=c token',
  ],
  [() => wallet.showWithdrawal(2), 'GET /api/user/extract_detail?id=2 token'],
  [() => orders.placeOrder(asGiven), 'POST /api/order/create {"given":1} token key'],
  [() => payment.verifyPayCode(asGiven), 'POST /api/user/verify_pay {"given":1} token'],
  [() => profile.saveProfile(asGiven), 'POST /api/user/profile {"given":1} token'],
  [() => refunds.applyRefund(asGiven), 'POST /api/refund/apply {"given":1} token key'],
  [() => refunds.sendGoodsBack(asGiven), 'POST /api/refund/send_back {"given":1} token key'],
  [() => reviews.addReview(asGiven), 'POST /api/review/add {"given":1} token key'],
  [() => wallet.recharge(asGiven), 'POST /api/user/recharge {"given":1} token key'],
  [() => wallet.quoteWithdrawal(asGiven, signal), 'POST /api/user/extract_quote {"given":1} token'],
]

test('each call sends the request it is given, and no other', async () => {
  for (const [ask] of calls) await expect(ask()).rejects.toThrow()
  expect(asked).toEqual(calls.map(([, wire]) => wire))
})

/** Each call that a screen may abort when the shopper leaves it. */
const leavable: readonly ((options: { signal: AbortSignal }) => Promise<unknown>)[] = [
  (options) => addresses.listAddresses(options),
  (options) => addresses.showAddress(7, options),
  (options) => articles.helpSupport(options),
  (options) => articles.law(options),
  (options) => bills.listBill({ kind: 'refund', month: '2026-03', cursor: null }, options),
  (options) => cart.showCart(options),
  (options) => cart.lookUpGoods([12], options),
  (options) => catalogue.getHome({}, options),
  (options) => catalogue.listCategories(options),
  (options) => catalogue.listProducts({ q: 'tea' }, options),
  (options) => catalogue.listCards([5], options),
  (options) => catalogue.showProduct(5, options),
  (options) => catalogue.listReviews({ product: 5 }, options),
  (options) => catalogue.suggestSearches('te', options),
  (options) => catalogue.listPopularSearches(options),
  (options) => catalogue.showShop(4, options),
  (options) => favourites.listSavedItems(options),
  (options) => favourites.listFavourites(null, options),
  (options) => favourites.listFollows(null, options),
  (options) => notices.listNotices(null, options),
  (options) => notices.countNotices(options),
  ({ signal }) => orders.quoteCheckout({ items: [], promoCode: null, country: null }, signal),
  (options) => orders.showOrder(8, options),
  (options) => orders.listOrders({ status: 'all', q: '', cursor: null }, options),
  (options) => orders.countOrders(options),
  (options) => orders.showPromoUse('PIER-10', options),
  (options) => passwords.listSessions(options),
  ({ signal }) => refunds.quoteRefund(8, lines, signal),
  ({ signal }) => session.login(credentials, signal),
  ({ signal }) => session.register(credentials, signal),
  (options) => session.getUserInfo(options),
  (options) => session.listLanguages(options),
  (options) => wallet.getBlockchain(options),
  (options) => wallet.listRecharges({ status: '1', cursor: null }, options),
  (options) => wallet.showRecharge(3, options),
  (options) => wallet.showWithdrawalTerms(options),
  ({ signal }) => wallet.quoteWithdrawal(asGiven, signal),
  (options) => wallet.listWithdrawals({ status: '2', cursor: null }, options),
  (options) => wallet.showWithdrawal(2, options),
]

test('each abortable call ends when its signal aborts', async () => {
  const leaving = new AbortController()
  for (const ask of leavable)
    await expect(ask({ signal: leaving.signal })).rejects.toThrow('refused')
  leaving.abort()
  expect(signals.map((signal) => signal?.aborted)).toEqual(leavable.map(() => true))
})
