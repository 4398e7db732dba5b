import type { Blockchain } from '../../contract/wallet.ts'
import type { RechargeDetail, RechargeMethod } from '../../contract/walletRecords.ts'
import type { Failure, Refused } from './failure.ts'

/** The purpose of a recharge: a suggested amount, and the order to pay with it. */
export interface RechargeWish {
  amountCents: number | null
  orderId: number | null
}
export type NetworkCode = Blockchain['code']

/** The values of the form. For a card, address and transaction are empty. */
export interface RechargeValues {
  amountCents: number
  evidence: string
  ownAddress: string
  transactionHash: string
}

export type NetworksOutcome =
  | { type: 'loaded'; networks: readonly Blockchain[] }
  | { type: 'failed'; failure: Failure }

export type RechargeOutcome =
  | { type: 'accepted'; recharge: RechargeDetail }
  | { type: 'refused'; failure: Refused }
  | { type: 'failed'; failure: Failure }

/** The record after its audit. */
export interface RechargeAuditOutcome {
  type: 'answered'
  recharge: RechargeDetail
}

export interface RechargeContext {
  wish: RechargeWish
  method: RechargeMethod | null
  networks: readonly Blockchain[]
  network: NetworkCode | null
  /** The values submitted last. */
  values: RechargeValues | null
  recharge: RechargeDetail | null
  failure: Failure | null
}

export type RechargeEvent =
  | { type: 'method.chosen'; method: RechargeMethod; wish: RechargeWish }
  | { type: 'choice.reopened' }
  | { type: 'network.chosen'; network: NetworkCode }
  | { type: 'networks.reopened' }
  | { type: 'values.edited' }
  | { type: 'recharge.submitted'; values: RechargeValues }
  | { type: 'recharge.shown' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' }

export interface SubmitRechargeInput {
  method: RechargeMethod | null
  network: NetworkCode | null
  values: RechargeValues | null
  /** The order that stays reserved for the recharge. */
  orderId: number | null
}
