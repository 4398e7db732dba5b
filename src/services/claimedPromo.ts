import type { CheckoutDraft } from './checkoutDraft.ts'

const storageKey = 'harborlane.promo'
const code = /^[A-Z0-9-]{2,32}$/

/** The code tapped in this browser that no checkout has used yet. */
export function readClaimedPromo(): string | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored !== null && code.test(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * Null removes the code. With closed or full storage nothing is saved: the user can still type the
 * code.
 */
export function claimPromo(wanted: string | null): void {
  try {
    if (wanted === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, wanted)
  } catch {
    // The code is on the clipboard as well.
  }
}

/** Moves the claimed code into the checkout draft, unless the shopper typed another one. */
export function withClaimedPromo(draft: CheckoutDraft | null): CheckoutDraft | null {
  const claimed = readClaimedPromo()
  if (claimed === null) return draft
  claimPromo(null)
  return { note: draft?.note ?? '', promoCode: draft?.promoCode ?? claimed }
}
