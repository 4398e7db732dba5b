import * as v from 'valibot'
import { cents, id, moment, pasted, text } from './fields.ts'
import { longest } from './limits.ts'
import { normalizeRun } from './normalizeText.ts'
import { uploadedPicture } from './uploads.ts'

export const networkCodes = ['trc20', 'erc20', 'eth', 'btc'] as const
export const networkCode = v.picklist(networkCodes)

/** Platforms without deposits, as named in the spec. */
export const unsupportedPlatforms = ['DEX', 'BSC', 'HECO'] as const

export const chainAddress = v.pipe(pasted(100, normalizeRun), v.regex(/^[A-Za-z0-9]{20,100}$/))
export const transactionHash = v.pipe(pasted(66, normalizeRun), v.regex(/^(?:0x)?[0-9a-fA-F]{64}$/))

/** Codes of recharges and withdrawals. `cancelled`: the shopper cancelled the withdrawal. */
export const auditCodes = { auditing: 0, passed: 1, refused: 2, cancelled: -1 } as const
export type AuditState = keyof typeof auditCodes
/** The spec's filters of both records: all, or the code of a state. */
export const auditFilters = ['all', '0', '1', '2'] as const
export type AuditFilter = (typeof auditFilters)[number]
const auditCode = v.picklist(Object.values(auditCodes))
export type AuditCode = v.InferOutput<typeof auditCode>

const auditStates = Object.fromEntries(
  Object.entries(auditCodes).map(([state, code]) => [code, state]),
) as Record<AuditCode, AuditState>

export function auditStateOf({ status }: { status: AuditCode }): AuditState {
  return auditStates[status]
}

export const rechargeMethods = ['chain', 'card'] as const
export type RechargeMethod = (typeof rechargeMethods)[number]

export const rechargeDetail = v.object({
  id,
  status: auditCode,
  method: v.picklist(rechargeMethods),
  network: v.nullable(networkCode),
  depositAddress: v.nullable(v.string()),
  ownAddress: v.nullable(v.string()),
  transactionHash: v.nullable(v.string()),
  amountCents: cents,
  /** The amount that arrived, once the recharge passed. */
  arrivedCents: v.nullable(cents),
  evidence: uploadedPicture,
  refusedFor: v.nullable(v.string()),
  submittedAt: moment,
  resolvedAt: v.nullable(moment),
})
export type RechargeDetail = v.InferOutput<typeof rechargeDetail>

/**
 * A bank card number: 12 to 19 digits with a valid check digit; spaces, hyphens and dots are
 * ignored.
 */
export const bankCardNumber = v.pipe(
  pasted(19, (given) => normalizeRun(given).replaceAll('.', '')),
  v.regex(/^[0-9]{12,19}$/),
  v.check(hasCheckDigit, 'not a card number: its check digit is wrong'),
)

export const bankName = text(longest.bankName)
const bankTarget = v.strictObject({
  method: v.literal('bank'),
  cardNumber: bankCardNumber,
  bankName,
})
const chainTarget = v.strictObject({
  method: v.literal('chain'),
  network: networkCode,
  address: chainAddress,
})

/** The destination of a withdrawal. */
export const withdrawalMethods = ['bank', 'chain'] as const
export type WithdrawalMethod = (typeof withdrawalMethods)[number]
export const withdrawalTarget = v.variant('method', [bankTarget, chainTarget])
export type WithdrawalTarget = v.InferOutput<typeof withdrawalTarget>

export const withdrawalDetail = v.object({
  id,
  status: auditCode,
  target: withdrawalTarget,
  amountCents: cents,
  chargeCents: cents,
  totalCents: cents,
  /** The bank's reference or the chain's transaction hash, once it was paid out. */
  reference: v.nullable(v.string()),
  refusedFor: v.nullable(v.string()),
  submittedAt: moment,
  resolvedAt: v.nullable(moment),
})
export type WithdrawalDetail = v.InferOutput<typeof withdrawalDetail>

/** The ISO/IEC 7812 check digit: every second digit from the right counts double. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number]
    .toReversed()
    .map(Number)
    .reduce((total, digit, at) => {
      const counted = at % 2 === 0 ? digit : digit * 2
      return total + (counted > 9 ? counted - 9 : counted)
    }, 0)
  return sum % 10 === 0
}
