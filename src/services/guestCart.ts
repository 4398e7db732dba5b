import * as v from 'valibot'
import { mergeCart } from '../../contract/cart.ts'

const storageKey = 'harborlane.guestCart'
const storedLines = mergeCart.input.entries.lines

export type StoredLine = v.InferOutput<typeof storedLines>[number]

/** The lines a guest left in this browser; none where storage is closed or holds something else. */
export function readGuestLines(): StoredLine[] {
  try {
    const parsed = v.safeParse(storedLines, JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/** Answers whether the browser took them: a full or closed storage does not. */
export function storeGuestLines(lines: readonly StoredLine[]): boolean {
  try {
    if (lines.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(lines))
    return true
  } catch {
    return false
  }
}
