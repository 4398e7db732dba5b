/** What the payment code authorizes, or a passkey in its place. */
export const payOperations = ['orderPay', 'withdraw'] as const
export type PayOperation = (typeof payOperations)[number]

/** What a passkey authorizes in place of the password. */
export const identityOperations = [
  'payCodeChange',
  'passwordChange',
  'emailChange',
  'passkeyChange',
] as const
export type IdentityOperation = (typeof identityOperations)[number]

/** All that a one-use proof can be for. */
export const proofOperations = [...payOperations, ...identityOperations] as const
export type ProofOperation = (typeof proofOperations)[number]
