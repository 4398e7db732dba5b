import type { Failure } from '../../machines/failure.ts'
import { toFailure } from './failures.ts'

/** Resolves to the outcome of a call. An error becomes `failed`, or the result of `otherwise`. */
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

/** Separates a refusal by the server, which is final, from a missing answer. */
export function refusedOrFailed(failure: Failure) {
  return failure.type === 'refused'
    ? ({ type: 'refused', failure } as const)
    : ({ type: 'failed', failure } as const)
}

function failed(failure: Failure) {
  return { type: 'failed', failure } as const
}
