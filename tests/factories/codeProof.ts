/** A proof in the contract's format, as `verify_pay` returns it for the right code. */
export const codeProof = 'proof-1-of-the-right-code-for-this-payment-'

export const aProof = { proof: codeProof, expiresAt: '2026-01-05T10:02:00.000Z' }
