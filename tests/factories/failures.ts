import type { Reason, RefusalData } from '../../contract/refusals.ts'
import type { Failure, Refused } from '../../src/machines/failure.ts'

export const networkFailure = { type: 'network' } as const satisfies Failure

export const offlineFailure = { type: 'offline' } as const satisfies Failure

type Carried<Data> = Data extends null ? [] : [data: Data]

export function refusalFor<Each extends Reason>(
  reason: Each,
  ...[data]: Carried<RefusalData[Each]>
): Extract<Refused, { reason: Each }> {
  const refused = { type: 'refused', reason, msg: null, data: data ?? null }
  return refused as unknown as Extract<Refused, { reason: Each }>
}

/** An outcome that carries the refusal. */
export function refusedWith<Failed extends Refused>(failure: Failed) {
  return { type: 'refused', failure } as const
}
