import * as v from 'valibot'
import { call } from './call.ts'
import { amountCents, cents, id, moment, nothing, page, paging, text } from './fields.ts'
import { uploadedPicture, uploadId } from './uploads.ts'

export const networkCodes = ['trc20', 'erc20', 'eth', 'btc'] as const
const networkCode = v.picklist(networkCodes)

/** Platforms that deposits can't come from; the spec names them. */
export const unsupportedPlatforms = ['DEX', 'BSC', 'HECO'] as const

export const chainAddress = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9]{20,100}$/))
export const transactionHash = v.pipe(v.string(), v.trim(), v.regex(/^(?:0x)?[0-9a-fA-F]{64}$/))

/** Of recharges and withdrawals. `cancelled`: the shopper took the withdrawal back. */
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

export const blockchain = v.object({
  code: networkCode,
  name: v.string(),
  asset: v.string(),
  depositAddress: v.string(),
  minRechargeCents: cents,
  minWithdrawalCents: cents,
  withdrawalChargeCents: cents,
  confirmations: v.number(),
})
export type Blockchain = v.InferOutput<typeof blockchain>

export const getBlockchain = call({
  method: 'GET',
  path: '/api/user/getBlockchain',
  auth: 'session',
  summary: 'The networks that funds come and go by, and the least a card recharge may be.',
  input: nothing,
  output: v.object({
    list: v.array(blockchain),
    notSupported: v.array(v.string()),
    minCardCents: cents,
  }),
})

export const rechargeDetail = v.object({
  id,
  status: auditCode,
  method: v.picklist(['chain', 'card']),
  network: v.nullable(networkCode),
  depositAddress: v.nullable(v.string()),
  ownAddress: v.nullable(v.string()),
  transactionHash: v.nullable(v.string()),
  amountCents: cents,
  /** The actual arrival, once it passed. */
  arrivedCents: v.nullable(cents),
  evidence: uploadedPicture,
  refusedFor: v.nullable(v.string()),
  submittedAt: moment,
  resolvedAt: v.nullable(moment),
})
export type RechargeDetail = v.InferOutput<typeof rechargeDetail>

const recharged = { amountCents, evidence: uploadId }

export const recharge = call({
  method: 'POST',
  path: '/api/user/recharge',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Hands a payment in for audit. One picture, or one chain transaction, counts once.',
  input: v.variant('method', [
    v.strictObject({
      method: v.literal('chain'),
      network: networkCode,
      ownAddress: chainAddress,
      transactionHash: v.optional(v.union([v.literal(''), transactionHash])),
      ...recharged,
    }),
    v.strictObject({ method: v.literal('card'), ...recharged }),
  ]),
  output: rechargeDetail,
})

export const listRecharges = call({
  method: 'GET',
  path: '/api/user/recharge_log',
  auth: 'session',
  summary: 'The shopper’s recharges, newest first.',
  input: v.strictObject({ status: v.optional(v.picklist(auditFilters), 'all'), ...paging }),
  output: page(rechargeDetail),
})

export const showRecharge = call({
  method: 'GET',
  path: '/api/user/recharge_detail',
  auth: 'session',
  summary: 'One recharge.',
  input: v.strictObject({ id }),
  output: rechargeDetail,
})

/** A bank card's number: 12 to 19 digits, spaces and hyphens aside, whose check digit is right. */
export const bankCardNumber = v.pipe(
  v.string(),
  v.transform((given) => given.replaceAll(/[ -]/g, '')),
  v.regex(/^[0-9]{12,19}$/),
  v.check(hasCheckDigit, 'not a card number: its check digit is wrong'),
)

const bankTarget = v.strictObject({
  method: v.literal('bank'),
  cardNumber: bankCardNumber,
  bankName: text(60),
})
const chainTarget = v.strictObject({
  method: v.literal('chain'),
  network: networkCode,
  address: chainAddress,
})

/** Where a withdrawal goes. */
export const withdrawalTarget = v.variant('method', [bankTarget, chainTarget])
export type WithdrawalTarget = v.InferOutput<typeof withdrawalTarget>

export const withdrawalTerms = v.object({
  availableCents: cents,
  heldCents: cents,
  payCodeSet: v.boolean(),
  maxAmountCents: cents,
  bank: v.object({ minAmountCents: cents, chargeCents: cents }),
  networks: v.array(
    v.object({
      code: networkCode,
      name: v.string(),
      asset: v.string(),
      minAmountCents: cents,
      chargeCents: cents,
    }),
  ),
  /** Targets of earlier withdrawals, the latest first. */
  targets: v.array(withdrawalTarget),
})
export type WithdrawalTerms = v.InferOutput<typeof withdrawalTerms>

export const showWithdrawalTerms = call({
  method: 'GET',
  path: '/api/user/extract',
  auth: 'session',
  summary: 'What a withdrawal may be and costs, the balance, and targets used before.',
  input: nothing,
  output: withdrawalTerms,
})

export const withdrawalQuote = v.object({
  id,
  target: withdrawalTarget,
  /** What arrives. */
  amountCents: cents,
  chargeCents: cents,
  /** Amount and charge: what leaves the balance, and what the payment code is given for. */
  totalCents: cents,
  expiresAt: moment,
})
export type WithdrawalQuote = v.InferOutput<typeof withdrawalQuote>

export const quoteWithdrawal = call({
  method: 'POST',
  path: '/api/user/extract_quote',
  auth: 'session',
  guard: false,
  summary:
    'Fixes target, amount and charge for 15 minutes. Its id and total are what verify_pay asks for.',
  input: v.strictObject({ target: withdrawalTarget, amountCents }),
  output: withdrawalQuote,
})

export const withdrawalDetail = v.object({
  id,
  status: auditCode,
  target: withdrawalTarget,
  amountCents: cents,
  chargeCents: cents,
  totalCents: cents,
  /** The bank's reference or the chain's transaction, once it was paid out. */
  reference: v.nullable(v.string()),
  refusedFor: v.nullable(v.string()),
  submittedAt: moment,
  resolvedAt: v.nullable(moment),
})
export type WithdrawalDetail = v.InferOutput<typeof withdrawalDetail>

export const withdraw = call({
  method: 'POST',
  path: '/api/user/extract',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Asks for a quoted withdrawal; its total is held until the audit.',
  input: v.strictObject({ quoteId: id, proof: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  output: withdrawalDetail,
})

export const cancelWithdrawal = call({
  method: 'POST',
  path: '/api/user/extract_cancel',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Takes a withdrawal back while it is audited; the held sum is available again.',
  input: v.strictObject({ withdrawalId: id }),
  output: withdrawalDetail,
})

export const listWithdrawals = call({
  method: 'GET',
  path: '/api/user/extract_log',
  auth: 'session',
  summary: 'The shopper’s withdrawals, newest first. A cancelled one is under `all` alone.',
  input: v.strictObject({ status: v.optional(v.picklist(auditFilters), 'all'), ...paging }),
  output: page(withdrawalDetail),
})

export const showWithdrawal = call({
  method: 'GET',
  path: '/api/user/extract_detail',
  auth: 'session',
  summary: 'One withdrawal.',
  input: v.strictObject({ id }),
  output: withdrawalDetail,
})

/** `data` of `amountTooLow` and `amountTooHigh`. */
export const amountTooLowData = v.object({ minCents: cents })
export const amountTooHighData = v.object({ maxCents: cents })
/** `data` of `addressInvalid`: the network family that the address belongs to, if to any. */
export const addressInvalidData = v.object({
  network: networkCode,
  looksLike: v.nullable(v.string()),
})

/** ISO/IEC 7812: every second digit from the right counts double. */
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
