import type { Cart, CartLine } from '../../contract/cart.ts'
import { aPictureOf } from './pictureAnswers.ts'

export function aCartLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    skuId: 200,
    productId: 20,
    shopId: 3,
    shopName: 'North Pier',
    title: 'Canvas tote',
    variant: 'Navy',
    picture: aPictureOf('tote'),
    unitPriceCents: 1_000,
    seenPriceCents: 1_000,
    quantity: 2,
    selected: true,
    addedAt: '2026-01-05T10:00:00.000Z',
    available: 9,
    sellable: true,
    nonReturnable: false,
    freight: { freightCents: 500, freeFreightFromCents: null },
    delivery: null,
    ...changes,
  }
}

export function aCart(lines: CartLine[]): Cart {
  const chosen = lines.filter(({ selected }) => selected)
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    selectedCount: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
    selectedCents: chosen.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0),
  }
}
