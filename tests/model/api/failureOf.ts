import type { Refused } from '../../../src/machines/failure.ts'
import type { RawAnswer } from '../../support/callApi.ts'

/** A refusal in the form in which the app’s charts receive it. */
export function failureOf({ body: { reason, msg, data } }: RawAnswer): Refused {
  return { type: 'refused', msg, reason: reason ?? null, data } as Refused
}
