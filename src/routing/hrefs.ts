/** Builds the addresses of all screens. Links always use these functions. */
export const hrefs = {
  home: () => '/home',
  explore: (query: Query = {}) => `/explore${queryText(query)}`,
  bag: () => '/bag',
  checkout: (query: Query = {}) => `/checkout${queryText(query)}`,
  order: (query: Query = {}) => `/order${queryText(query)}`,
  orderInfo: (id: number) => `/orderInfo/${id}`,
  invoice: (orderId: number) => `/invoice/${orderId}`,
  messages: (orderId: number) => `/messages/${orderId}`,
  myPurchases: (filter = 'all', query: Query = {}) => `/myPurchases/${filter}${queryText(query)}`,
  refund: (orderId: number, sn: string) => `/refund/${orderId}/${encodeURIComponent(sn)}`,
  /** Without a reason: of the shopper's order, or of one that a guest proves. */
  sendBack: (orderId: number) => `/sendBack/${orderId}`,
  return: () => '/return',
  comment: (query: Query = {}) => `/comment${queryText(query)}`,
  detail: (productId: number, shopId?: number, query: Query = {}) =>
    `/detail/${productId}${shopId === undefined ? '' : `/${shopId}`}${queryText(query)}`,
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
  deleteAccount: () => '/deleteAccount',
  payment: () => '/payment',
  address: (query: Query = {}) => `/address${queryText(query)}`,
  addressForm: (id?: number) => (id === undefined ? '/addressForm' : `/addressForm/${id}`),
  language: () => '/language',
  notification: () => '/notification',
  notificationSettings: () => '/notificationSettings',
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
