import * as v from 'valibot'
import { isCalendarDay } from '../../contract/calendarDay.ts'
import { text } from '../../contract/fields.ts'
import { invoiceKinds } from '../db/schema/invoices.ts'

/** The maximum number of rows that a list returns. */
export const limit = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(1000)),
  '50',
)

const day = v.pipe(
  v.string(),
  v.check(
    (given) => isCalendarDay(given) && given.startsWith('20'),
    'is no day such as 2026-11-22',
  ),
)

/** Filters that every list accepts. */
export const searching = {
  search: v.optional(text(100)),
  account: v.optional(text(100)),
  since: v.optional(
    v.union(
      [day, v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}[dh]$/))],
      'is no day such as 2026-11-22, nor 7d or 12h',
    ),
  ),
}

export const listReviewsQuery = v.strictObject({
  ...searching,
  product: v.optional(text(100)),
  limit,
})

export const listShoppersQuery = v.strictObject({ search: searching.search, limit })

export const showShopperQuery = v.strictObject({ account: text(100) })

export const listStockQuery = v.strictObject({
  shop: v.optional(text(60)),
  below: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number))),
  search: searching.search,
  limit,
})

export const reportQuery = v.strictObject({
  from: v.optional(day),
  to: v.optional(day),
  by: v.optional(v.picklist(['day', 'month']), 'day'),
})

export const showPriceQuery = v.strictObject({ sku: text(200) })

export const listInvoicesQuery = v.strictObject({
  month: v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'is no month such as 2026-11')),
  afterKind: v.optional(v.picklist(invoiceKinds)),
  afterNumber: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number))),
  limit,
})

export const listProductsQuery = v.strictObject({
  shop: v.optional(text(80)),
  search: v.optional(text(100)),
  limit,
})

export const exportProductsQuery = v.strictObject({
  shop: v.optional(text(80)),
  after: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)), '200'),
})
