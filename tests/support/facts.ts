const minute = 60
const hour = 60 * minute
export const day = 24 * hour

/**
 * The periods that the shop promises, in seconds. The chart and the server define their own; the
 * hand-written tests of both use these.
 */
export const periods = {
  toPay: 30 * minute,
  /** From the placing on, while a recharge for the order is under audit. */
  toPayDuringAudit: 24 * hour,
  toConfirmReceipt: 14 * day,
  receiptExtension: 7 * day,
  toReview: 7 * day,
  toRefundLate: 7 * day,
  toReturn: 14 * day,
  toSendBack: 14 * day,
  toWriteAfterEnd: 30 * day,
  firstCodeLock: 15 * minute,
  secondCodeLock: 24 * hour,
  proof: 120,
  withdrawalQuote: 15 * minute,
  resetCode: 15 * minute,
  session: 72 * hour,
}

/** The periods in milliseconds, as charts count them. */
export const periodsMs = Object.fromEntries(
  Object.entries(periods).map(([name, seconds]) => [name, seconds * 1_000]),
) as typeof periods
