export interface Share<Item> {
  item: Item
  cents: number
}

/**
 * Splits an amount in proportion to weights by largest remainder, so that the shares add up to it.
 * Weights are integers and not all zero. Equal remainders go to the earlier item.
 */
export function split<Item>(
  amountCents: number,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Share<Item>[] {
  const total = BigInt(items.reduce((sum, item) => sum + weightOf(item), 0))
  const exact = items.map((item, index) => {
    const product = BigInt(amountCents) * BigInt(weightOf(item))
    return { item, index, cents: Number(product / total), remainder: Number(product % total) }
  })
  const left = amountCents - exact.reduce((sum, { cents }) => sum + cents, 0)
  const byRemainder = exact.toSorted((a, b) => b.remainder - a.remainder)
  const withOneMore = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return exact.map(({ item, index, cents }) => ({
    item,
    cents: withOneMore.has(index) ? cents + 1 : cents,
  }))
}
