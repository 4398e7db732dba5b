import type { Failure } from '../../../src/machines/failure.ts'

/** The reason of a refusal, and otherwise the kind of failure. */
export function failureWord(failure: Failure | null): string | null {
  if (failure?.type !== 'refused') return failure?.type ?? null
  return failure.reason ?? failure.type
}
