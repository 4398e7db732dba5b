import { isAbsolute } from 'node:path'
import * as v from 'valibot'
import {
  amountCents,
  givenMoment,
  id,
  maxAmountCents,
  note,
  pasted,
  text,
} from '../../contract/fields.ts'
import { normalizeCode } from '../../contract/normalizeText.ts'

/** The amount typed again, where confirmation is required. */
export const confirmedCents = v.optional(v.pipe(v.number(), v.safeInteger()))

/** The operator's reason, which the shopper can read. */
export const reason = v.pipe(note(200), v.minLength(1))

const account = text(100)

export const adjustBody = v.strictObject({
  account,
  amountCents: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(-maxAmountCents),
    v.maxValue(maxAmountCents),
    v.check((cents) => cents !== 0, 'is nothing'),
  ),
  reason,
  confirmedCents,
})

export const personBody = v.strictObject({ account, confirmed: v.optional(text(100)) })

export const accountBody = v.strictObject({ account })

/** `file` is an absolute path on the server's machine. */
export const archiveBody = v.strictObject({
  account,
  file: v.pipe(v.string(), v.maxLength(1_000), v.check(isAbsolute, 'is no absolute path')),
})

const sku = text(200)
const pieces = v.pipe(v.number(), v.safeInteger(), v.minValue(-1_000_000), v.maxValue(1_000_000))

export const setStockBody = v.strictObject({
  sku,
  onHand: v.pipe(pieces, v.minValue(0)),
  reason,
})

export const addStockBody = v.strictObject({ sku, more: pieces, reason })

export const setPriceBody = v.strictObject({
  sku,
  priceCents: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxAmountCents)),
  reason,
})

const promoCode = v.pipe(
  pasted(32, normalizeCode),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9-]{2,32}$/, 'is 2 to 32 letters, digits and hyphens'),
)
const instant = v.pipe(
  givenMoment,
  v.transform((at) => new Date(at)),
)

export const createPromoBody = v.pipe(
  v.strictObject({
    code: promoCode,
    kind: v.picklist(['percent', 'amount']),
    value: amountCents,
    maxDiscountCents: v.optional(amountCents),
    minSubtotalCents: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(0),
      v.maxValue(maxAmountCents),
    ),
    usesPerUser: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
    isAnnounced: v.boolean(),
    startsAt: v.optional(instant),
    endsAt: instant,
  }),
  v.forward(
    v.check(({ kind, value }) => kind === 'amount' || value <= 90, 'is a percentage from 1 to 90'),
    ['value'],
  ),
)

export const endPromoBody = v.strictObject({ code: promoCode })

export const hideReviewBody = v.strictObject({ reviewId: id, reason })

export const reverseBody = v.strictObject({ name: text(20), reason, confirmedCents })
