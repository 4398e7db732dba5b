/** Round trips to PostgreSQL that a call may make, the session's lookup included. */
const budgets: Record<string, number> = {
  '/api/order/create': 8,
  '/api/order/pay': 6,
  '/api/user/verify_pay': 4,
  '/api/return/declare': 14,
  '/api/return/declare_as_guest': 14,
  '/api/return/send_as_guest': 14,
  '/returns/arrived': 14,
  '/api/user/passkey_remove': 16,
  '/api/user/passkey_required': 14,
  '/approve': 12,
  '/returned': 12,
}
const anyOtherWrite = 10

/** Calls that only read, though some are POST. They are played on the way. */
export const onlyReads: ReadonlySet<string> = new Set([
  '/api/checkout/quote',
  '/api/refund/quote',
  '/api/return/find',
  '/api/notice/list',
  '/api/message/thread',
  '/api/order/detail',
  '/api/user/order_list',
  '/api/user/sessions',
])

export function tripsAllowed(path: string): number {
  return budgets[path] ?? anyOtherWrite
}
