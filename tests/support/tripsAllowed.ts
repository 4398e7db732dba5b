/** Round trips to PostgreSQL that a call may make, the session's look-up included. */
const budgets: Record<string, number> = {
  '/api/order/create': 8,
  '/api/order/pay': 6,
  '/api/user/verify_pay': 4,
  '/approve': 12,
  '/returned': 12,
}
const anyOtherWrite = 10

export function tripsAllowed(path: string): number {
  return budgets[path] ?? anyOtherWrite
}
