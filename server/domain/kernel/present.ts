/**
 * What is there by what was written or looked at before. Where it isn't, a fault tells so (the stack says
 * of what), rather than a sum or a word going on in its place.
 */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('what must be there is missing')
  return value
}
