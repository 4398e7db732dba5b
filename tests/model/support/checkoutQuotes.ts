import { aQuote } from '../../factories/orderAnswers.ts'

export const items = [
  { skuId: 200, quantity: 2 },
  { skuId: 201, quantity: 5 },
  { skuId: 202, quantity: 1 },
]
export const fine = aQuote()
export const dearer = aQuote({
  groups: aQuote().groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, unitPriceCents: 1_100 })),
  })),
  subtotalCents: 2_200,
  totalCents: 2_690,
})
export const short = aQuote({
  problems: [
    { skuId: 201, reason: 'outOfStock', available: 3 },
    { skuId: 202, reason: 'notSentThere', available: 0 },
  ],
})
export const gone = aQuote({
  groups: [],
  problems: items.map(({ skuId }) => ({ skuId, reason: 'outOfStock', available: 0 })),
})
export const promoRefused = aQuote({
  promo: { code: 'HARBOR10', refusedFor: 'promoMinimum', minSubtotalCents: 5_000 },
})
export const promoTaken = aQuote({
  promo: { code: 'HARBOR10', refusedFor: null, minSubtotalCents: null },
  discountCents: 200,
  totalCents: 2_290,
})
