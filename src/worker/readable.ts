/**
 * The calls whose last answer may be read offline. All of them only read: never add a call that
 * changes anything, with any method.
 */
export const publicReads = '/api/catalogue/'

export const privateReads = [
  '/api/user/getUserInfo',
  '/api/user/order_list',
  '/api/order/detail',
  '/api/order/counts',
  '/api/order/invoice',
  '/api/user/bill',
  '/api/user/recharge_log',
  '/api/user/recharge_detail',
  '/api/user/extract_log',
  '/api/user/extract_detail',
  '/api/notice/list',
  '/api/notice/count',
  '/api/favourite/saved_items',
  '/api/refund/list',
  '/api/refund/detail',
]

export const sharedCaches = { catalogue: 'catalogue', pictures: 'pictures', assets: 'assets' }
export const privateCachePrefix = 'shopper-'

/**
 * Marks an answer that the worker served from its cache. The page must not learn the server's time
 * from it.
 */
export const offlineCopyHeader = 'offline-copy'

/** Messages from the page to the worker. */
export type WordToWorker =
  /** Who is signed in, or null for a guest. The worker deletes the copies of all other shoppers. */
  | { type: 'shopper.is'; token: string | null }
  /** Files that the page loaded before the worker was active. */
  | { type: 'files.used'; addresses: readonly string[] }

/** Messages from the worker to the pages. */
export type WordToPage =
  | { type: 'copy.shown' }
  | { type: 'answer.arrived' }
  /** The answers shown could not be stored, so the page must read them again. */
  | { type: 'copies.missed' }
  /** The shopper tapped a notification. */
  | { type: 'notice.opened'; href: string }
