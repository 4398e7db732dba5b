import type { InferOutput } from 'valibot'
import type { mergeCart } from '../../contract/cart.ts'
import { maxCartLines, maxQuantity } from '../../contract/limits.ts'

const storageKey = 'harborlane.guestCart'

export type StoredLine = InferOutput<typeof mergeCart.input>['lines'][number]

/**
 * The lines a guest left in this browser. Empty for closed storage and for stored text of another
 * shape.
 */
export function readGuestLines(): StoredLine[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) && stored.length <= maxCartLines && stored.every(isStoredLine)
      ? stored
      : []
  } catch {
    return []
  }
}

/** Returns whether the browser stored them. Full or closed storage does not. */
export function storeGuestLines(lines: readonly StoredLine[]): boolean {
  try {
    if (lines.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(lines))
    return true
  } catch {
    return false
  }
}

/**
 * Checks the shape of `mergeCart`'s input by hand: every first screen reads the cart and must not
 * load the schemas.
 */
function isStoredLine(value: unknown): value is StoredLine {
  if (typeof value !== 'object' || value === null) return false
  const { skuId, quantity, selected, seenPriceCents, ...others } = value as Record<string, unknown>
  return (
    isWhole(skuId, 1, Number.MAX_SAFE_INTEGER) &&
    isWhole(quantity, 1, maxQuantity) &&
    typeof selected === 'boolean' &&
    isWhole(seenPriceCents, 0, Number.MAX_SAFE_INTEGER) &&
    Object.keys(others).length === 0
  )
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
}
