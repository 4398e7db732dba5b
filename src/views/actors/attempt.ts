import type { Failure } from '../../machines/failure.ts'
import { toFailure } from './failures.ts'

/** What a call came to. Without an answer it is `failed`, or what `otherwise` makes of the failure. */
export function attempt<Outcome>(
  call: () => Promise<Outcome>,
): Promise<Outcome | { type: 'failed'; failure: Failure }>
export function attempt<Outcome, Otherwise>(
  call: () => Promise<Outcome>,
  otherwise: (failure: Failure) => Otherwise,
): Promise<Outcome | Otherwise>
export async function attempt<Outcome>(
  call: () => Promise<Outcome>,
  otherwise: (failure: Failure) => unknown = failed,
): Promise<unknown> {
  try {
    return await call()
  } catch (error) {
    return otherwise(toFailure(error))
  }
}

/** Tells the server's refusal, which stands, from an answer that never came. */
export function refusedOrFailed(failure: Failure) {
  return failure.type === 'refused'
    ? ({ type: 'refused', failure } as const)
    : ({ type: 'failed', failure } as const)
}

function failed(failure: Failure) {
  return { type: 'failed', failure } as const
}
