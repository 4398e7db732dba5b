import { longest } from '../../contract/limits.ts'

const storageKey = 'harborlane.checkoutDraft'
const mostCodeLetters = 32

/** What a shopper typed at the checkout of this tab, and has not ordered with. */
export interface CheckoutDraft {
  promoCode: string | null
  note: string
}

/** Null for another shopper, and where the storage is closed or holds something else. */
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

/** An empty draft is forgotten. A closed or full storage keeps nothing, and the checkout goes on. */
export function storeCheckoutDraft(account: string, draft: CheckoutDraft): void {
  try {
    if (draft.promoCode === null && draft.note === '') sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify({ account, ...draft }))
  } catch {
    // Nothing that was typed is lost on this page.
  }
}

export function forgetCheckoutDraft(): void {
  storeCheckoutDraft('', { promoCode: null, note: '' })
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}
