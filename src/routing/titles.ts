import { parse } from 'regexparam'
import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { matchRoute } from 'wouter'
import { showsFlows } from '../showsFlows.ts'

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
  return: { id: 'title.return', defaultMessage: 'Return items' },
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
  deleteAccount: { id: 'title.deleteAccount', defaultMessage: 'Delete account' },
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
  invoice: { id: 'title.invoice', defaultMessage: 'Invoice' },
  messages: { id: 'title.messages', defaultMessage: 'Messages' },
  notificationSettings: {
    id: 'title.notificationSettings',
    defaultMessage: 'Notification settings',
  },
})

/** The routes of the specification, point 2, in its order, with their titles. */
export const routeTitles = {
  '/home': titles.home,
  '/explore': titles.explore,
  '/bag': titles.bag,
  '/checkout': titles.checkout,
  '/order': titles.order,
  '/orderInfo/:id?': titles.orderInfo,
  '/myPurchases/:status?': titles.myPurchases,
  '/comment': titles.comment,
  '/refund/:id?/:sn?/:product_ids?/:amount?': titles.refund,
  '/detail/:product?/:mer?': titles.detail,
  '/shop/:id?': titles.shop,
  '/products': titles.products,
  '/search': titles.search,
  '/searchs': titles.search,
  '/popular': titles.popular,
  '/filter': titles.filter,
  '/login': titles.login,
  '/register': titles.register,
  '/forgotPassword': titles.forgotPassword,
  '/changePassword': titles.changePassword,
  '/passwords': titles.passwords,
  '/changePayPwd': titles.changePayPwd,
  '/profile': titles.profile,
  '/setting': titles.setting,
  '/security': titles.security,
  '/payment': titles.payment,
  '/address': titles.address,
  '/addressForm/:id?': titles.addressForm,
  '/language': titles.language,
  '/notification': titles.notification,
  '/helpAndSupport': titles.helpAndSupport,
  '/law': titles.law,
  '/service': titles.service,
  '/services': titles.service,
  '/platform': titles.platform,
  '/myFavourite': titles.myFavourite,
  '/heart': titles.myFavourite,
  '/withDraw': titles.withDraw,
  '/depositRecord': titles.depositRecord,
  '/topUp': titles.topUp,
  '/walletTopUp': titles.walletTopUp,
  '/cardTopUp': titles.cardTopUp,
  '/topUpRecord': titles.topUpRecord,
  '/capitalRecord': titles.capitalRecord,
} as const satisfies Record<string, MessageDescriptor>

/** Routes that the specification doesn't have. */
const ownTitles = {
  '/return': titles.return,
  '/sendBack/:id?': titles.return,
  '/invoice/:id?': titles.invoice,
  '/messages/:id?': titles.messages,
  '/deleteAccount': titles.deleteAccount,
  '/notificationSettings': titles.notificationSettings,
} as const
const developerTitles = { '/liveFlows': titles.flows } as const

export type SpecifiedPattern = keyof typeof routeTitles
export type RoutePattern = SpecifiedPattern | keyof typeof ownTitles | keyof typeof developerTitles

export const routePatterns = [
  ...Object.keys(routeTitles),
  ...Object.keys(ownTitles),
  ...(showsFlows ? Object.keys(developerTitles) : []),
] as readonly RoutePattern[]

const places = routePatterns.map((pattern) => ({ pattern, expression: parse(pattern).pattern }))

/** The route of a path, or null for an unknown path. */
export function findPattern(path: string): RoutePattern | null {
  const place = places.find(({ expression }) => matchRoute(parse, expression, path)[0])
  return place?.pattern ?? null
}

/** The title of a path, or null for an unknown path. */
export function titleOf(path: string): MessageDescriptor | null {
  const pattern = findPattern(path)
  return pattern === null ? null : { ...routeTitles, ...ownTitles, ...developerTitles }[pattern]
}
