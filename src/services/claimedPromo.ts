import type { CheckoutDraft } from './checkoutDraft.ts'

const storageKey = 'harborlane.promo'
const code = /^[A-Z0-9-]{2,32}$/

/** The code that was tapped in this browser and no checkout has taken yet. */
export function readClaimedPromo(): string | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored !== null && code.test(stored) ? stored : null
  } catch {
    return null
  }
}

/** Null forgets it. A closed or full storage keeps nothing: the code can still be typed. */
export function claimPromo(wanted: string | null): void {
  try {
    if (wanted === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, wanted)
  } catch {
    // The clipboard has it.
  }
}

/** What a checkout begins with: the claimed code goes over to it, where none was typed. */
export function withClaimedPromo(draft: CheckoutDraft | null): CheckoutDraft | null {
  const claimed = readClaimedPromo()
  if (claimed === null) return draft
  claimPromo(null)
  return { note: draft?.note ?? '', promoCode: draft?.promoCode ?? claimed }
}
