import type { ComponentType } from 'react'
import { addOwnTexts } from '../messages/locales.ts'
import { hasPublicTexts } from './guard.ts'
import { findPattern } from './titles.ts'
import type { RoutePattern } from './titles.ts'

/** A screen module exports its component as `Screen`. */
export interface ScreenModule {
  Screen: ComponentType
}

export interface AppRoute {
  pattern: RoutePattern
  screen: () => Promise<ScreenModule>
  /** False: the view is recreated on each visit. */
  keepsAlive: boolean
}

type Screens = Record<Exclude<RoutePattern, '/liveFlows'>, AppRoute['screen']> &
  Partial<Record<RoutePattern, AppRoute['screen']>>

const screens: Readonly<Screens> = {
  '/home': () => import('../views/catalogue/homeScreen.tsx'),
  '/explore': () => import('../views/catalogue/exploreScreen.tsx'),
  '/bag': () => import('../views/cart/cartScreen.tsx'),
  '/checkout': () => import('../views/checkout/checkoutScreen.tsx'),
  '/order': () => import('../views/checkout/cashierScreen.tsx'),
  '/orderInfo/:id?': () => import('../views/orders/orderInfoScreen.tsx'),
  '/myPurchases/:status?': () => import('../views/orders/myPurchasesScreen.tsx'),
  '/comment': () => import('../views/reviews/reviewScreen.tsx'),
  '/refund/:id?/:sn?/:product_ids?/:amount?': () => import('../views/refunds/refundScreen.tsx'),
  '/return': () => import('../views/returns/returnScreen.tsx'),
  '/sendBack/:id?': () => import('../views/returns/sendBackScreen.tsx'),
  '/detail/:product?/:mer?': () => import('../views/catalogue/detailScreen.tsx'),
  '/shop/:id?': () => import('../views/catalogue/shopScreen.tsx'),
  '/products': () => import('../views/catalogue/productsScreen.tsx'),
  '/search': () => import('../views/catalogue/searchScreen.tsx'),
  '/searchs': () => import('../views/catalogue/searchScreen.tsx'),
  '/popular': () => import('../views/catalogue/searchScreen.tsx'),
  '/filter': () => import('../views/account/meScreen.tsx'),
  '/login': () => import('../views/session/loginScreen.tsx'),
  '/register': () => import('../views/session/registerScreen.tsx'),
  '/forgotPassword': () => import('../views/account/forgotPasswordScreen.tsx'),
  '/changePassword': () => import('../views/account/changePasswordScreen.tsx'),
  '/passwords': () => import('../views/account/passwordsScreen.tsx'),
  '/changePayPwd': () => import('../views/payment/changePayPwdScreen.tsx'),
  '/profile': () => import('../views/account/profileScreen.tsx'),
  '/setting': () => import('../views/account/settingScreen.tsx'),
  '/security': () => import('../views/account/securityScreen.tsx'),
  '/deleteAccount': () => import('../views/account/deleteAccountScreen.tsx'),
  '/payment': () => import('../views/account/paymentScreen.tsx'),
  '/address': () => import('../views/addresses/addressScreen.tsx'),
  '/addressForm/:id?': () => import('../views/addresses/addressFormScreen.tsx'),
  '/language': () => import('../views/language/languageScreen.tsx'),
  '/notificationSettings': () => import('../views/notices/notificationSettingsScreen.tsx'),
  '/notification': () => import('../views/notices/noticesScreen.tsx'),
  '/helpAndSupport': () => import('../views/help/helpScreen.tsx'),
  '/law': () => import('../views/help/lawScreen.tsx'),
  '/service': () => import('../views/help/serviceScreen.tsx'),
  '/services': () => import('../views/help/serviceScreen.tsx'),
  '/platform': () => import('../views/help/platformScreen.tsx'),
  '/myFavourite': () => import('../views/favourites/favouritesScreen.tsx'),
  '/heart': () => import('../views/favourites/favouritesScreen.tsx'),
  '/withDraw': () => import('../views/withdrawal/withDrawScreen.tsx'),
  '/depositRecord': () => import('../views/withdrawal/depositRecordScreen.tsx'),
  '/topUp': () => import('../views/recharge/topUpScreen.tsx'),
  '/walletTopUp': () => import('../views/recharge/walletTopUpScreen.tsx'),
  '/cardTopUp': () => import('../views/recharge/cardTopUpScreen.tsx'),
  '/topUpRecord': () => import('../views/recharge/topUpRecordScreen.tsx'),
  '/capitalRecord': () => import('../views/bills/capitalRecordScreen.tsx'),
  '/invoice/:id?': () => import('../views/orders/invoiceScreen.tsx'),
  '/messages/:id?': () => import('../views/messages/messagesScreen.tsx'),
  // Repeats the condition of showsFlows.ts: the bundler drops the drawings only where the condition
  // stands at the import itself.
  ...(import.meta.env?.DEV || import.meta.env?.VITE_FLOWS === 'on'
    ? { '/liveFlows': () => import('../views/flows/flowsScreen.tsx') }
    : {}),
}

/** Routes that guests rarely open load the texts of private screens as well. */
const loaders = new Map(
  Object.entries(screens).map(([pattern, load]) => [
    pattern,
    hasPublicTexts(pattern) ? load : withOwnTexts(load),
  ]),
)

/** Parts that the shell shows next to screens, by the route whose texts they need. */
const parts = {
  '/orderInfo/:id?': () => import('../views/orders/orderUnderWay.tsx'),
  '/filter': () => import('../views/account/accountMenu.tsx'),
}
export const loadOrderUnderWay = withOwnTexts(parts['/orderInfo/:id?'])
export const loadAccountMenu = withOwnTexts(parts['/filter'])

const alwaysFresh: ReadonlySet<RoutePattern> = new Set([
  '/detail/:product?/:mer?',
  '/login',
  '/register',
  '/forgotPassword',
  '/changePassword',
  '/changePayPwd',
] satisfies RoutePattern[])

/** The route of a path, or null for an unknown path. */
export function findRoute(path: string): AppRoute | null {
  const pattern = findPattern(path)
  const screen = pattern === null ? undefined : loaders.get(pattern)
  return pattern === null || screen === undefined
    ? null
    : { pattern, screen, keepsAlive: !alwaysFresh.has(pattern) }
}

function withOwnTexts<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), addOwnTexts()])
    return module
  }
}
