/** Limits that the spec leaves open, in integer cents. */
export const minCardRechargeCents = 1_000
export const maxRechargeCents = 10_000_000
export const bankTerms = { minAmountCents: 1_000, chargeCents: 300 }
export const maxWithdrawalCents = 5_000_000
export const quoteSeconds = 15 * 60
