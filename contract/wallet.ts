import * as v from 'valibot'
import { call } from './call.ts'
import { bare } from './anyCallRefuses.ts'
import {
  addressInvalid,
  amountTooHigh,
  amountTooLow,
  balanceTooLow,
  networkRefused,
  withdrawalDelayed,
  withdrawalRefused,
} from './walletRefusals.ts'
import {
  amountCents,
  cents,
  id,
  moment,
  nothing,
  oneUseProof,
  page,
  paging,
  text,
} from './fields.ts'
import { longest } from './limits.ts'
import { uploadId } from './uploads.ts'
import {
  auditFilters,
  chainAddress,
  networkCode,
  rechargeDetail,
  transactionHash,
  withdrawalDetail,
  withdrawalTarget,
} from './walletRecords.ts'
import type { RechargeMethod } from './walletRecords.ts'

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

const instruction = v.optional(v.nullable(text(longest.cardInstruction)), null)

/** How shoppers pay for a top-up by card: to an account, by a link, or either. */
export const cardInstructions = v.pipe(
  v.strictObject({
    holder: instruction,
    bank: instruction,
    /** IBAN or account number. */
    account: instruction,
    /** BIC or sort code. */
    code: instruction,
    link: v.optional(
      v.nullable(v.pipe(v.string(), v.maxLength(500), v.url(), v.startsWith('https://'))),
      null,
    ),
  }),
  v.check(
    ({ link, holder, bank, account }) =>
      link !== null || (holder !== null && bank !== null && account !== null),
    'needs a link, or holder, bank and account',
  ),
)
export type CardInstructions = v.InferOutput<typeof cardInstructions>

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
    /**
     * How to pay by card, and the reference to quote with the payment. Null: it isn't offered.
     */
    card: v.optional(
      v.nullable(
        v.object({
          holder: v.nullable(v.string()),
          bank: v.nullable(v.string()),
          account: v.nullable(v.string()),
          code: v.nullable(v.string()),
          link: v.nullable(v.string()),
          reference: v.string(),
        }),
      ),
      null,
    ),
  }),
})

const recharged = {
  amountCents,
  evidence: uploadId,
  /**
   * The order to pay with this recharge. It stays reserved until the audit, at most one day after
   * it was placed.
   */
  orderId: v.optional(id),
}

const rechargeInputs = {
  chain: v.strictObject({
    method: v.literal('chain'),
    network: networkCode,
    ownAddress: chainAddress,
    transactionHash: v.optional(v.union([v.literal(''), transactionHash])),
    ...recharged,
  }),
  card: v.strictObject({ method: v.literal('card'), ...recharged }),
} satisfies Record<RechargeMethod, v.GenericSchema>

export const recharge = call({
  method: 'POST',
  path: '/api/user/recharge',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Hands a payment in for audit. One picture, or one chain transaction, counts once.',
  refuses: {
    networkUnknown: networkRefused,
    cardNotOffered: bare,
    addressInvalid,
    amountTooLow,
    amountTooHigh,
    evidenceUsed: bare,
    transactionUsed: bare,
    uploadMissing: bare,
  },
  input: v.variant('method', [rechargeInputs.chain, rechargeInputs.card]),
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

export const withdrawalTerms = v.object({
  availableCents: cents,
  heldCents: cents,
  payCodeSet: v.boolean(),
  maxAmountCents: cents,
  /** Set for a day after a new passkey, payment code or password. */
  delayed: v.optional(v.nullable(withdrawalDelayed), null),
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
  /** Targets of earlier withdrawals, newest first. */
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
  /** The amount that arrives. */
  amountCents: cents,
  chargeCents: cents,
  /** Amount plus charge: what is debited, and what the payment code confirms. */
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
  refuses: {
    networkUnknown: networkRefused,
    addressInvalid,
    amountTooLow,
    amountTooHigh,
    withdrawalDelayed,
  },
  input: v.strictObject({ target: withdrawalTarget, amountCents }),
  output: withdrawalQuote,
})

export const withdraw = call({
  method: 'POST',
  path: '/api/user/extract',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Asks for a quoted withdrawal; its total is held until the audit.',
  refuses: {
    quoteExpired: bare,
    quoteUsed: bare,
    proofInvalid: bare,
    balanceTooLow,
    withdrawalDelayed,
  },
  input: v.strictObject({ quoteId: id, proof: oneUseProof }),
  output: withdrawalDetail,
})

export const cancelWithdrawal = call({
  method: 'POST',
  path: '/api/user/extract_cancel',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Takes a withdrawal back while it is audited; the held sum is available again.',
  refuses: { withdrawalAnswered: withdrawalRefused },
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
