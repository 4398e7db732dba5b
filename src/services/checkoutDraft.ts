import { longest } from '../../contract/limits.ts'

const storageKey = 'harborlane.checkoutDraft'
const mostCodeLetters = 32

/** What a shopper typed at the checkout of this tab and has not ordered with yet. */
export interface CheckoutDraft {
  promoCode: string | null
  note: string
}

/** Null for another shopper, for closed storage and for stored text of another shape. */
export function readCheckoutDraft(account: string): CheckoutDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { account: owner, promoCode, note } = stored as Record<string, unknown>
    if (owner !== account || !isText(note, longest.note)) return null
    return promoCode === null || isText(promoCode, mostCodeLetters) ? { promoCode, note } : null
  } catch {
    return null
  }
}

/** Removes an empty draft. Closed or full storage saves nothing, and the checkout continues. */
export function storeCheckoutDraft(account: string, draft: CheckoutDraft): void {
  try {
    if (draft.promoCode === null && draft.note === '') sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify({ account, ...draft }))
  } catch {
    // The page itself still holds the typed text.
  }
}

export function forgetCheckoutDraft(): void {
  storeCheckoutDraft('', { promoCode: null, note: '' })
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}
