import * as v from 'valibot'
import { maxAmountCents, note, text } from '../../contract/fields.ts'

/** The sum once more, where it has to be confirmed. */
export const confirmedCents = v.optional(v.pipe(v.number(), v.safeInteger()))

/** What a shopper may read, in the operator's words. */
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

export const reverseBody = v.strictObject({ name: text(20), reason, confirmedCents })
