/**
 * A value that earlier code guarantees. Throws an unexpected error where it is missing (the stack says
 * of what), rather than a sum or a word going on in its place.
 */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('what must be there is missing')
  return value
}
