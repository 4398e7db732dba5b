import type { Reason } from '../../contract/reasons.ts'
import type { Failure } from '../../src/machines/failure.ts'

export const networkFailure = { type: 'network' } as const satisfies Failure

export const offlineFailure = { type: 'offline' } as const satisfies Failure

export function refusalFor(reason: Reason | null, data: unknown = null) {
  return { type: 'refused', reason, msg: null, data } as const satisfies Failure
}
