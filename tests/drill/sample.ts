/** In an order of which every beginning is spread evenly over all groups, and within each. */
export function spread<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  const groups = Map.groupBy(items, groupOf)
  return [...groups]
    .flatMap(([name, group]) => {
      const shift = fractionOf(name)
      return halving(group).map((item, index) => ({ item, at: (index + shift) / group.length }))
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** The first, then the middle, then the quarters: far from each other as long as it can be. */
function halving<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item, index) => ({ item, at: mirrored(index) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** Its binary digits behind the point, the last first. */
function mirrored(index: number): number {
  let fraction = 0
  for (let [rest, weight] = [index, 0.5]; rest > 0; [rest, weight] = [rest >> 1, weight / 2]) {
    fraction += (rest & 1) * weight
  }
  return fraction
}

/** Between 0 and 1, always the same for the same name: groups of one don't all come first. */
function fractionOf(name: string): number {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return hash / 9_973
}
