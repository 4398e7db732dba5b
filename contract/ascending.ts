/** Each number once, in ascending order. */
export function ascending(given: number | number[]): number[] {
  return [...new Set([given].flat())].toSorted((left, right) => left - right)
}
