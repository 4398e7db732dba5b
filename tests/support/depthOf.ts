/**
 * The depth of a suite from an environment variable, by default the first one. Throws for an
 * unknown name, so that CI can't silently run less than it says.
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
