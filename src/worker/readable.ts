/**
 * The calls whose last answer may be read without a connection. All of them only read: a call that
 * changes anything, by any method, must never be named here.
 */
export const publicReads = '/api/catalogue/'

export const privateReads = [
  '/api/user/getUserInfo',
  '/api/user/order_list',
  '/api/order/detail',
  '/api/order/counts',
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

/** Marks an answer of the worker's that did not come from the server now: its `time` is over. */
export const offlineCopyHeader = 'offline-copy'

/** What the page tells the worker. */
export type WordToWorker =
  /** Who is signed in; null: nobody. Copies of any other shopper go. */
  | { type: 'shopper.is'; token: string | null }
  /** Files that the page used before the worker was there. */
  | { type: 'files.used'; addresses: readonly string[] }

/** What the worker tells the pages. */
export type WordToPage =
  | { type: 'copy.shown' }
  | { type: 'answer.arrived' }
  /** Reload what is shown: its answers could not be stored. */
  | { type: 'copies.missed' }
