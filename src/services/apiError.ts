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
  /** The HTTP status. Absent when no answer arrived. */
  status?: number
  /** The server's message, already translated for the shopper. */
  msg?: string
  refusal?: RefusalOf
  requestId?: string | null
  cause?: unknown
}

/** Whether the server answered and refused the call. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'refused'
}

/** The only error that a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number | null
  readonly msg: string | null
  /** Null as well when the contract doesn't name the reason for this call. */
  readonly refusal: RefusalOf | null

  /** Finds the request in the server's log. */
  readonly requestId: string | null

  constructor({ kind, status, msg, refusal, requestId, cause }: ApiErrorDetails) {
    super(msg ? `${kind}: ${msg}` : kind, { cause })
    this.kind = kind
    this.status = status ?? null
    this.msg = msg ? msg : null
    this.refusal = refusal ?? null
    this.requestId = requestId ?? null
  }
}
