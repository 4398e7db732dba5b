import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type { ComponentType } from 'react'

/**
 * The route table of the specification, point 2. A screen module exports its component as
 * `Screen`.
 */
export interface ScreenModule {
  Screen: ComponentType
}

export interface AppRoute {
  pattern: string
  title?: MessageDescriptor
  screen: () => Promise<ScreenModule>
  /** False: the view is made anew on each visit. */
  kept?: false
}

const titles = defineMessages({
  home: { id: 'title.home', defaultMessage: 'Home' },
  explore: { id: 'title.explore', defaultMessage: 'Explore' },
  bag: { id: 'title.bag', defaultMessage: 'Cart' },
  checkout: { id: 'title.checkout', defaultMessage: 'Checkout' },
  order: { id: 'title.order', defaultMessage: 'Order' },
  orderInfo: { id: 'title.orderInfo', defaultMessage: 'Order details' },
  myPurchases: { id: 'title.myPurchases', defaultMessage: 'My orders' },
  comment: { id: 'title.comment', defaultMessage: 'Add review' },
  refund: { id: 'title.refund', defaultMessage: 'Apply for refund' },
  detail: { id: 'title.detail', defaultMessage: 'Product' },
  shop: { id: 'title.shop', defaultMessage: 'Shop' },
  products: { id: 'title.products', defaultMessage: 'All products' },
  search: { id: 'title.search', defaultMessage: 'Search' },
  popular: { id: 'title.popular', defaultMessage: 'Popular' },
  filter: { id: 'title.filter', defaultMessage: 'Me' },
  login: { id: 'title.login', defaultMessage: 'Sign in' },
  register: { id: 'title.register', defaultMessage: 'Sign up' },
  forgotPassword: { id: 'title.forgotPassword', defaultMessage: 'Forgot password' },
  changePassword: { id: 'title.changePassword', defaultMessage: 'Change password' },
  passwords: { id: 'title.passwords', defaultMessage: 'Passwords' },
  changePayPwd: { id: 'title.changePayPwd', defaultMessage: 'Payment code' },
  profile: { id: 'title.profile', defaultMessage: 'Profile' },
  setting: { id: 'title.setting', defaultMessage: 'Settings' },
  security: { id: 'title.security', defaultMessage: 'Security' },
  payment: { id: 'title.payment', defaultMessage: 'Payment' },
  address: { id: 'title.address', defaultMessage: 'Addresses' },
  addressForm: { id: 'title.addressForm', defaultMessage: 'Address' },
  language: { id: 'title.language', defaultMessage: 'Language' },
  notification: { id: 'title.notification', defaultMessage: 'Notifications' },
  helpAndSupport: { id: 'title.helpAndSupport', defaultMessage: 'Help and support' },
  law: { id: 'title.law', defaultMessage: 'Legal' },
  service: { id: 'title.service', defaultMessage: 'Customer service' },
  platform: { id: 'title.platform', defaultMessage: 'Platform sellers' },
  myFavourite: { id: 'title.myFavourite', defaultMessage: 'My favourites' },
  withDraw: { id: 'title.withDraw', defaultMessage: 'Withdraw' },
  depositRecord: { id: 'title.depositRecord', defaultMessage: 'Withdrawal record' },
  topUp: { id: 'title.topUp', defaultMessage: 'Recharge' },
  walletTopUp: { id: 'title.walletTopUp', defaultMessage: 'Recharge on chain' },
  cardTopUp: { id: 'title.cardTopUp', defaultMessage: 'Card recharge' },
  topUpRecord: { id: 'title.topUpRecord', defaultMessage: 'Recharge record' },
  flows: { id: 'title.flows', defaultMessage: 'Flows' },
  capitalRecord: { id: 'title.capitalRecord', defaultMessage: 'Fund record' },
})

/** In development, and in a build made with `VITE_FLOWS=on`. */
export const showsFlows = import.meta.env?.DEV || import.meta.env?.VITE_FLOWS === 'on'

export const routes: readonly AppRoute[] = [
  {
    pattern: '/home',
    title: titles.home,
    screen: () => import('./views/catalogue/homeScreen.tsx'),
  },
  {
    pattern: '/explore',
    title: titles.explore,
    screen: () => import('./views/catalogue/exploreScreen.tsx'),
  },
  { pattern: '/bag', title: titles.bag, screen: () => import('./views/cart/cartScreen.tsx') },
  {
    pattern: '/checkout',
    title: titles.checkout,
    screen: () => import('./views/checkout/checkoutScreen.tsx'),
  },
  {
    pattern: '/order',
    title: titles.order,
    screen: () => import('./views/payment/cashierScreen.tsx'),
  },
  {
    pattern: '/orderInfo/:id?',
    title: titles.orderInfo,
    screen: () => import('./views/order/orderInfoScreen.tsx'),
  },
  {
    pattern: '/myPurchases/:status?',
    title: titles.myPurchases,
    screen: () => import('./views/order/myPurchasesScreen.tsx'),
  },
  {
    pattern: '/comment',
    title: titles.comment,
    screen: () => import('./views/review/reviewScreen.tsx'),
  },
  {
    pattern: '/refund/:id?/:sn?/:product_ids?/:amount?',
    title: titles.refund,
    screen: () => import('./views/refund/refundScreen.tsx'),
  },
  {
    pattern: '/detail/:product?/:mer?',
    title: titles.detail,
    screen: () => import('./views/catalogue/detailScreen.tsx'),
    kept: false,
  },
  {
    pattern: '/shop/:id?',
    title: titles.shop,
    screen: () => import('./views/catalogue/shopScreen.tsx'),
  },
  {
    pattern: '/products',
    title: titles.products,
    screen: () => import('./views/catalogue/productsScreen.tsx'),
  },
  {
    pattern: '/search',
    title: titles.search,
    screen: () => import('./views/catalogue/searchScreen.tsx'),
  },
  {
    pattern: '/searchs',
    title: titles.search,
    screen: () => import('./views/catalogue/searchScreen.tsx'),
  },
  {
    pattern: '/popular',
    title: titles.popular,
    screen: () => import('./views/catalogue/searchScreen.tsx'),
  },
  {
    pattern: '/filter',
    title: titles.filter,
    screen: () => import('./views/account/meScreen.tsx'),
  },
  {
    pattern: '/login',
    title: titles.login,
    screen: () => import('./views/account/loginScreen.tsx'),
    kept: false,
  },
  {
    pattern: '/register',
    title: titles.register,
    screen: () => import('./views/account/registerScreen.tsx'),
    kept: false,
  },
  {
    pattern: '/forgotPassword',
    title: titles.forgotPassword,
    screen: () => import('./views/account/forgotPasswordScreen.tsx'),
    kept: false,
  },
  {
    pattern: '/changePassword',
    title: titles.changePassword,
    screen: () => import('./views/account/changePasswordScreen.tsx'),
    kept: false,
  },
  {
    pattern: '/passwords',
    title: titles.passwords,
    screen: () => import('./views/account/passwordsScreen.tsx'),
  },
  {
    pattern: '/changePayPwd',
    title: titles.changePayPwd,
    screen: () => import('./views/account/changePayPwdScreen.tsx'),
    kept: false,
  },
  {
    pattern: '/profile',
    title: titles.profile,
    screen: () => import('./views/account/profileScreen.tsx'),
    kept: false,
  },
  {
    pattern: '/setting',
    title: titles.setting,
    screen: () => import('./views/account/settingScreen.tsx'),
  },
  {
    pattern: '/security',
    title: titles.security,
    screen: () => import('./views/account/securityScreen.tsx'),
  },
  {
    pattern: '/payment',
    title: titles.payment,
    screen: () => import('./views/account/paymentScreen.tsx'),
  },
  {
    pattern: '/address',
    title: titles.address,
    screen: () => import('./views/account/addressScreen.tsx'),
  },
  {
    pattern: '/addressForm/:id?',
    title: titles.addressForm,
    screen: () => import('./views/account/addressFormScreen.tsx'),
  },
  {
    pattern: '/language',
    title: titles.language,
    screen: () => import('./views/account/languageScreen.tsx'),
  },
  {
    pattern: '/notification',
    title: titles.notification,
    screen: () => import('./views/notices/noticesScreen.tsx'),
  },
  {
    pattern: '/helpAndSupport',
    title: titles.helpAndSupport,
    screen: () => import('./views/help/helpScreen.tsx'),
  },
  { pattern: '/law', title: titles.law, screen: () => import('./views/help/lawScreen.tsx') },
  {
    pattern: '/service',
    title: titles.service,
    screen: () => import('./views/help/serviceScreen.tsx'),
  },
  {
    pattern: '/services',
    title: titles.service,
    screen: () => import('./views/help/serviceScreen.tsx'),
  },
  {
    pattern: '/platform',
    title: titles.platform,
    screen: () => import('./views/help/platformScreen.tsx'),
  },
  {
    pattern: '/myFavourite',
    title: titles.myFavourite,
    screen: () => import('./views/favourites/favouritesScreen.tsx'),
  },
  {
    pattern: '/heart',
    title: titles.myFavourite,
    screen: () => import('./views/favourites/favouritesScreen.tsx'),
  },
  {
    pattern: '/withDraw',
    title: titles.withDraw,
    screen: () => import('./views/wallet/withDrawScreen.tsx'),
  },
  {
    pattern: '/depositRecord',
    title: titles.depositRecord,
    screen: () => import('./views/wallet/depositRecordScreen.tsx'),
  },
  {
    pattern: '/topUp',
    title: titles.topUp,
    screen: () => import('./views/wallet/topUpScreen.tsx'),
  },
  {
    pattern: '/walletTopUp',
    title: titles.walletTopUp,
    screen: () => import('./views/wallet/walletTopUpScreen.tsx'),
  },
  {
    pattern: '/cardTopUp',
    title: titles.cardTopUp,
    screen: () => import('./views/wallet/cardTopUpScreen.tsx'),
  },
  {
    pattern: '/topUpRecord',
    title: titles.topUpRecord,
    screen: () => import('./views/wallet/topUpRecordScreen.tsx'),
  },
  {
    pattern: '/capitalRecord',
    title: titles.capitalRecord,
    screen: () => import('./views/bills/capitalRecordScreen.tsx'),
  },
  ...(showsFlows
    ? [
        {
          pattern: '/flows',
          title: titles.flows,
          screen: () => import('./views/flows/flowsScreen.tsx'),
        },
      ]
    : []),
]

/** Addresses of screens. Links are made with these, never by hand. */
export const hrefs = {
  home: () => '/home',
  explore: (query: Query = {}) => `/explore${queryText(query)}`,
  bag: () => '/bag',
  checkout: (query: Query = {}) => `/checkout${queryText(query)}`,
  order: (query: Query = {}) => `/order${queryText(query)}`,
  orderInfo: (id: number) => `/orderInfo/${id}`,
  myPurchases: (status: number | string = 'all', query: Query = {}) =>
    `/myPurchases/${status}${queryText(query)}`,
  refund: (orderId: number, sn: string) => `/refund/${orderId}/${encodeURIComponent(sn)}`,
  comment: (query: Query = {}) => `/comment${queryText(query)}`,
  detail: (productId: number, shopId?: number) =>
    shopId === undefined ? `/detail/${productId}` : `/detail/${productId}/${shopId}`,
  shop: (id: number) => `/shop/${id}`,
  products: (query: Query = {}) => `/products${queryText(query)}`,
  search: (query: Query = {}) => `/search${queryText(query)}`,
  popular: () => '/popular',
  me: () => '/filter',
  login: (returnTo?: string) => `/login${queryText({ returnTo })}`,
  register: (returnTo?: string) => `/register${queryText({ returnTo })}`,
  forgotPassword: () => '/forgotPassword',
  changePassword: () => '/changePassword',
  passwords: () => '/passwords',
  changePayPwd: (returnTo?: string) => `/changePayPwd${queryText({ returnTo })}`,
  profile: () => '/profile',
  setting: () => '/setting',
  security: () => '/security',
  payment: () => '/payment',
  address: (query: Query = {}) => `/address${queryText(query)}`,
  addressForm: (id?: number, query: Query = {}) =>
    `${id === undefined ? '/addressForm' : `/addressForm/${id}`}${queryText(query)}`,
  language: () => '/language',
  notification: () => '/notification',
  helpAndSupport: () => '/helpAndSupport',
  law: () => '/law',
  service: () => '/service',
  platform: () => '/platform',
  myFavourite: () => '/myFavourite',
  withDraw: () => '/withDraw',
  depositRecord: (query: Query = {}) => `/depositRecord${queryText(query)}`,
  topUp: (query: Query = {}) => `/topUp${queryText(query)}`,
  walletTopUp: (query: Query = {}) => `/walletTopUp${queryText(query)}`,
  cardTopUp: (query: Query = {}) => `/cardTopUp${queryText(query)}`,
  topUpRecord: (query: Query = {}) => `/topUpRecord${queryText(query)}`,
  capitalRecord: (query: Query = {}) => `/capitalRecord${queryText(query)}`,
} as const

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

function queryText(query: Query): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') params.set(key, String(value))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

const publicPaths = [
  '/login',
  '/register',
  '/home',
  '/shop',
  '/explore',
  '/detail',
  '/search',
  '/forgotPassword',
  '/changePassword',
] as const

export type GuardDecision =
  | { type: 'open' }
  | { type: 'redirect'; to: string; notice: 'loginFirst' | null }

/** The spec's rule: a path is public when it contains one of the public prefixes anywhere. */
export function isPublicPath(path: string): boolean {
  if (showsFlows && path === '/flows') return true
  return publicPaths.some((publicPath) => path.includes(publicPath))
}

export function decideGuard(
  location: { path: string; search: string },
  loggedIn: boolean,
): GuardDecision {
  if (location.path === '/') return { type: 'redirect', to: '/home', notice: null }
  if (loggedIn) {
    return location.path === '/login'
      ? { type: 'redirect', to: readReturnTo(location.search), notice: null }
      : { type: 'open' }
  }
  return isPublicPath(location.path)
    ? { type: 'open' }
    : { type: 'redirect', to: loginHref(location.path, location.search), notice: 'loginFirst' }
}

function loginHref(path: string, search: string): string {
  const returnTo = search === '' ? path : `${path}?${search}`
  return `/login?returnTo=${encodeURIComponent(returnTo)}`
}

/** Where to land after a login: only a path of this app, never another host. */
export function readReturnTo(search: string): string {
  const returnTo = new URLSearchParams(search).get('returnTo')
  return returnTo !== null && /^\/(?![/\\])[^\\\s]*$/.test(returnTo) ? returnTo : '/'
}
