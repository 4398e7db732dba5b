import * as v from 'valibot'
import { isCalendarDay } from './calendarDay.ts'
import { languageCodes } from './languageCodes.ts'
import { longest, maxQuantity } from './limits.ts'
import { normalizeCode, normalizeLines, normalizeText } from './normalizeText.ts'
import { oneLine, severalLines } from './wholeText.ts'

const wholeNumber = /^(?:0|[1-9]\d{0,14})$/

/**
 * A whole number, given as an integer or as plain decimal digits: no sign, exponent, space or
 * digits of other scripts.
 */
const digits = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(v.string(), v.regex(wholeNumber), v.transform(Number)),
])

/** The id of a row: a positive whole number. */
export const id = v.pipe(digits, v.minValue(1))

/** Comma-separated ids in a query. */
export const idList = (longest: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/),
    v.transform((ids) => ids.split(',').map(Number)),
    v.maxLength(longest),
  )

/** The maximum of a single amount: ten million dollars, in cents. */
export const maxAmountCents = 1_000_000_000

/** An amount from a shopper, in integer cents, above zero. */
export const amountCents = v.pipe(digits, v.minValue(1), v.maxValue(maxAmountCents))

/** An amount from the server, in integer cents; negative for a debit. */
export const cents = v.pipe(v.number(), v.safeInteger())

/** A one-use proof, as the payment code or a passkey gives it. */
export const oneUseProof = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

export const quantity = v.pipe(digits, v.minValue(1), v.maxValue(maxQuantity))

export const withoutControls = v.regex<string>(oneLine)

/**
 * A text from people, normalized by `read`. A text far longer than `most` is refused before it is
 * normalized: NFC of a hundred thousand combining marks takes seconds.
 */
/*#__NO_SIDE_EFFECTS__*/
export function pasted(most: number, read: (given: string) => string) {
  return v.pipe(v.string(), v.maxLength(4 * most + 100), v.transform(read))
}

/**
 * A text that a shopper types, normalized by `normalizeText`: no control characters, 1 to `most`
 * UTF-16 units, as browsers count `maxlength`.
 */
/*#__NO_SIDE_EFFECTS__*/
export function text(most: number) {
  return v.pipe(pasted(most, normalizeText), v.minLength(1), v.maxLength(most), withoutControls)
}

/** Search words on one line; may be empty. */
export const searchWords = v.pipe(
  pasted(longest.search, normalizeText),
  v.maxLength(longest.search),
  withoutControls,
)

/** A number or code with letters, normalized by `normalizeCode`. */
/*#__NO_SIDE_EFFECTS__*/
export function code(most: number) {
  return v.pipe(pasted(most, normalizeCode), text(most))
}

/** Like {@link text}, but may be empty or have several lines. */
/*#__NO_SIDE_EFFECTS__*/
export function note(most: number) {
  return v.pipe(pasted(most, normalizeLines), v.maxLength(most), v.regex(severalLines))
}

/** A moment in ISO 8601, in UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp())

/** A moment given as input: on a valid calendar day between the years 1900 and 2999. */
export const givenMoment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(
    (given) =>
      isCalendarDay(given.slice(0, 10)) &&
      /^(?:19|2\d)/.test(given) &&
      !Number.isNaN(Date.parse(given)),
    'is no moment from 1900 to 2999 such as 2027-02-28T09:00:00Z',
  ),
)

export const languageCode = v.picklist(languageCodes)
export type LanguageCode = v.InferOutput<typeof languageCode>

/** Pages of a list call: an opaque cursor from `nextCursor`, and at most 50 items per page. */
export const maxPageSize = 50
export const paging = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_-]*$/))),
  limit: v.optional(v.pipe(digits, v.minValue(1), v.maxValue(maxPageSize)), 20),
}

/*#__NO_SIDE_EFFECTS__*/
export function page<Item extends v.GenericSchema>(item: Item) {
  return v.object({ list: v.array(item), nextCursor: v.optional(v.nullable(v.string()), null) })
}

/** An empty input. Unknown fields are refused. */
export const nothing = v.strictObject({})
