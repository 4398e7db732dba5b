import type { Reason } from '../contract/reasons.ts'

/** Thrown by verbs to refuse. Anything else that is thrown is a fault and answers 500 without detail. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly data: unknown

  constructor(reason: Reason, data: unknown = null) {
    super(reason)
    this.name = 'Refusal'
    this.reason = reason
    this.data = data
  }
}

/** Refusals that aren't HTTP 200: missing session and malformed requests. */
export const statusOfReason: Partial<Record<Reason, number>> = {
  notLoggedIn: 401,
  invalidInput: 400,
  keyMissing: 400,
  keyReused: 422,
  tooLarge: 413,
  methodNotAllowed: 405,
  internal: 500,
}
