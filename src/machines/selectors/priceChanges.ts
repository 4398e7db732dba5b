import type { Quote } from '../../../contract/quote.ts'

/** The former price of each variant in cents, where it changed. */
export function selectFormerPrices(
  before: Quote | null,
  now: Quote | null,
): ReadonlyMap<number, number> {
  const earlier = unitPricesOf(before)
  return new Map(
    [...unitPricesOf(now)].flatMap(([skuId, cents]) => {
      const former = earlier.get(skuId) ?? cents
      return former === cents ? [] : [[skuId, former] as const]
    }),
  )
}

function unitPricesOf(quote: Quote | null): Map<number, number> {
  const lines = quote?.groups.flatMap((group) => group.lines) ?? []
  return new Map(lines.map(({ skuId, unitPriceCents }) => [skuId, unitPriceCents]))
}
