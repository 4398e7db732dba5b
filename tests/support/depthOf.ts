/**
 * How far a suite goes, as the environment asks; the first depth where it asks nothing. A word that is none
 * would let CI go less far than it says.
 */
export function depthOf<const Depth extends string>(
  name: string,
  depths: readonly [Depth, ...Depth[]],
): Depth {
  const asked = process.env[name] ?? depths[0]
  const depth = depths.find((each) => each === asked)
  if (depth === undefined) throw new Error(`${name} is one of ${depths.join(', ')}, not ${asked}`)
  return depth
}
