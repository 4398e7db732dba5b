import * as v from 'valibot'
import { maxNote } from '../../contract/orders.ts'

const storageKey = 'harborlane.checkoutDraft'
const stored = v.object({
  account: v.string(),
  promoCode: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  note: v.pipe(v.string(), v.maxLength(maxNote)),
})

/** What a shopper typed at the checkout of this tab, and has not ordered with. */
export type CheckoutDraft = Omit<v.InferOutput<typeof stored>, 'account'>

/** Null for another shopper, and where the storage is closed or holds something else. */
export function readCheckoutDraft(account: string): CheckoutDraft | null {
  try {
    const parsed = v.safeParse(stored, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    if (!parsed.success || parsed.output.account !== account) return null
    const { promoCode, note } = parsed.output
    return { promoCode, note }
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
