import * as v from 'valibot'
import { languageCodes } from './languageCodes.ts'
import { maxQuantity } from './limits.ts'
import { oneLine, severalLines } from './wholeText.ts'

const wholeNumber = /^(?:0|[1-9]\d{0,14})$/

/** A whole number given as an integer or as its plain decimal digits: no sign, exponent, space or other script's digits. */
const digits = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(v.string(), v.regex(wholeNumber), v.transform(Number)),
])

/** A row's id: a positive whole number. */
export const id = v.pipe(digits, v.minValue(1))

/** Ids in a query, with commas between them. */
export const idList = (longest: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/),
    v.transform((ids) => ids.split(',').map(Number)),
    v.maxLength(longest),
  )

/** The most a single amount may be: ten million dollars, in cents. */
export const maxAmountCents = 1_000_000_000

/** An amount a shopper gives, in integer cents, above zero. */
export const amountCents = v.pipe(digits, v.minValue(1), v.maxValue(maxAmountCents))

/** An amount the server states, in integer cents; negative where it leaves an account. */
export const cents = v.pipe(v.number(), v.safeInteger())

export const quantity = v.pipe(digits, v.minValue(1), v.maxValue(maxQuantity))

export const withoutControls = v.regex<string>(oneLine)

/** Text a shopper types: trimmed, without control characters, 1 to `most` characters. */
/*#__NO_SIDE_EFFECTS__*/
export function text(most: number) {
  return v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), withoutControls)
}

/** Like {@link text}, but may be empty or several lines long. */
/*#__NO_SIDE_EFFECTS__*/
export function note(most: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(severalLines))
}

/** A moment as ISO 8601 in UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp())

export const languageCode = v.picklist(languageCodes)
export type LanguageCode = v.InferOutput<typeof languageCode>

/** Paging of a list call: an opaque cursor from `nextCursor`, and a page size of at most 50. */
export const maxPageSize = 50
export const paging = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_-]*$/))),
  limit: v.optional(v.pipe(digits, v.minValue(1), v.maxValue(maxPageSize)), 20),
}

/*#__NO_SIDE_EFFECTS__*/
export function page<Item extends v.GenericSchema>(item: Item) {
  return v.object({ list: v.array(item), nextCursor: v.optional(v.nullable(v.string()), null) })
}

/** Refuses fields the call does not name. */
export const nothing = v.strictObject({})
