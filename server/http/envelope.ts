import { refusalCode, successCode } from '../../contract/envelope.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import type { Clock } from '../domain/kernel/clock.ts'
import type { Reason } from '../../contract/refusals.ts'
import type { StoredAnswer } from '../domain/identity/idempotency/runKeyed.ts'
import type { Refusal } from '../domain/kernel/errors.ts'
import { refusalMessage } from '../messages/translate.ts'

const before = `{"code":${successCode},"msg":"ok","data":`
const beforeBytes = Buffer.from(before)

/** An answer as it is sent. It extends the part that is stored under an idempotency key. */
export interface Answer extends StoredAnswer {
  /** Sent as `Retry-After`, with the first answer only; a replay omits it. */
  retryAfterSeconds?: number | undefined
}

/** An answer that isn't stored under a key. Its body may be UTF-8 bytes. */
export interface Written extends Omit<Answer, 'body'> {
  body: string | Uint8Array<ArrayBuffer>
}

/** `dataJson` is already serialized, so that prepared answers aren't parsed and written again. */
export function success(dataJson: string, clock: Clock): Answer
export function success(dataJson: string | Uint8Array, clock: Clock): Written
export function success(dataJson: string | Uint8Array, clock: Clock): Written {
  const after = `,"time":${seconds(clock)}}`
  const body =
    typeof dataJson === 'string'
      ? `${before}${dataJson}${after}`
      : Buffer.concat([beforeBytes, dataJson, Buffer.from(after)])
  return { status: 200, body }
}

/** Refusals with another status than HTTP 200: missing session and malformed requests. */
const statusOfReason: Partial<Record<Reason, number>> = {
  notLoggedIn: 401,
  invalidInput: 400,
  keyMissing: 400,
  keyReused: 422,
  tooLarge: 413,
  methodNotAllowed: 405,
  unsupportedMediaType: 415,
  internal: 500,
  storageFull: 503,
  picturesAway: 503,
  unavailable: 503,
}

/** Seconds for `Retry-After`. */
const retryAfterOfReason: Partial<Record<Reason, number>> = {
  tooBusy: 5,
  storageFull: 30,
  picturesAway: 30,
  unavailable: 5,
}

export function refused(
  refusal: Refusal,
  lang: LanguageCode,
  clock: Clock,
  status = statusOfReason[refusal.reason] ?? 200,
): Answer {
  return {
    status,
    retryAfterSeconds: retryAfterOf(refusal, clock),
    body: JSON.stringify({
      code: status === 200 ? refusalCode : status,
      msg: refusalMessage(refusal, lang),
      data: refusal.data,
      time: seconds(clock),
      reason: refusal.reason,
    }),
  }
}

function retryAfterOf({ reason, data }: Refusal, clock: Clock): number | undefined {
  if (reason !== 'tooManyAttempts') return retryAfterOfReason[reason]
  const until = data && 'until' in data && data.until ? Date.parse(data.until) : 0
  return Math.max(1, Math.ceil((until - clock.now().getTime()) / 1000))
}

export function seconds(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000)
}
