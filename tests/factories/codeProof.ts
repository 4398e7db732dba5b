/** What `verify_pay` gives for the right code, in the shape that the contract wants back. */
export const codeProof = 'proof-1-of-the-right-code-for-this-payment-'

export const aProof = { proof: codeProof, expiresAt: '2026-01-05T10:02:00.000Z' }
