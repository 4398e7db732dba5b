/**
 * Asserts a value that earlier code guarantees. Throws an unexpected error with a stack when it is
 * missing, so that no wrong sum or text is used in its place.
 */
export function assertDefined<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('what must be there is missing')
  return value
}
