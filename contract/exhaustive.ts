/**
 * Use it in the default of a switch over a closed union: it doesn't compile while a member has no
 * case.
 */
export function exhaustive(value: never): never {
  throw new Error(`no case for ${JSON.stringify(value)}`)
}
