/**
 * Splits an amount in proportion to the weights by largest remainder, so that the shares add
 * up to it. Weights are whole and not all zero; equal remainders go to the earlier share.
 */
export function split(amountCents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => BigInt(amountCents) * BigInt(weight))
  const shares = exact.map((product) => Number(product / BigInt(total)))
  const left = amountCents - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: Number(product % BigInt(total)) }))
    .toSorted((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
