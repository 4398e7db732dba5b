import * as v from 'valibot'
import { call } from './call.ts'
import { cents, id, moment, page, paging } from './fields.ts'
import { orderPreview } from './orderPreview.ts'

/** The kinds of entries that change a shopper's available balance. */
export const billKinds = [
  'openingBalance',
  'orderPaid',
  'refund',
  'recharge',
  'withdrawalHeld',
  'withdrawalReturned',
  'adjustedUp',
  'adjustedDown',
  'rechargeReversed',
] as const
export type BillKind = (typeof billKinds)[number]

/** A month in UTC, such as `2026-03`. */
const month = v.pipe(v.string(), v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/))

export const billEntry = v.object({
  id,
  kind: v.picklist(billKinds),
  /** Negative for a debit. */
  amountCents: cents,
  /** The available balance after this entry. */
  balanceCents: cents,
  at: moment,
  orderId: v.nullable(id),
  orderSn: v.nullable(v.string()),
  order: v.optional(v.nullable(orderPreview)),
  refundId: v.nullable(id),
  rechargeId: v.nullable(id),
  withdrawalId: v.nullable(id),
  /** The office's reason for an adjustment of the balance or a reversed recharge. */
  reason: v.optional(v.nullable(v.string())),
})
export type BillEntry = v.InferOutput<typeof billEntry>

export const billMonth = v.object({ month, inCents: cents, outCents: cents })
export type BillMonth = v.InferOutput<typeof billMonth>

export const billFilter = {
  kind: v.optional(v.picklist(['all', ...billKinds]), 'all'),
  month: v.optional(v.union([v.literal(''), month]), ''),
}

export const listBill = call({
  method: 'GET',
  path: '/api/user/bill',
  auth: 'session',
  summary:
    'What moved the available balance, newest first, with the sums of each month that the page touches.',
  input: v.strictObject({ ...billFilter, ...paging }),
  output: v.object({
    ...page(billEntry).entries,
    /** Totals of whole months, under the same filter. */
    months: v.array(billMonth),
  }),
})

/**
 * Not a JSON call. It returns a CSV file with a byte order mark: all entries that match the filter,
 * newest first.
 */
export const billCsv = {
  address: '/api/user/bill_csv',
  input: v.strictObject(billFilter),
} as const
