import type { RefusalOf } from '../../contract/refusals.ts'

export const apiErrorKinds = [
  'network',
  'timeout',
  'aborted',
  'status',
  'refused',
  'expired',
  'duplicate',
  'malformed',
] as const

export type ApiErrorKind = (typeof apiErrorKinds)[number]

interface ApiErrorDetails {
  kind: ApiErrorKind
  /** HTTP status, where an answer arrived. */
  status?: number
  /** The server's own words, already in the shopper's language. */
  msg?: string
  refusal?: RefusalOf
  cause?: unknown
}

/** The server has answered, and said no. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'refused'
}

/** The only error a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number | null
  readonly msg: string | null
  /** Null as well for a reason that the contract doesn't name for the call. */
  readonly refusal: RefusalOf | null

  constructor({ kind, status, msg, refusal, cause }: ApiErrorDetails) {
    super(msg ? `${kind}: ${msg}` : kind, { cause })
    this.kind = kind
    this.status = status ?? null
    this.msg = msg ? msg : null
    this.refusal = refusal ?? null
  }
}
