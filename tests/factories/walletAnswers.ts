import type { Blockchain, WithdrawalQuote, WithdrawalTerms } from '../../contract/wallet.ts'
import type {
  RechargeDetail,
  WithdrawalDetail,
  WithdrawalTarget,
} from '../../contract/walletRecords.ts'
import { uploadedPictureOf } from '../../server/domain/uploads/uploadedPictureOf.ts'

export const bankTarget: WithdrawalTarget = {
  method: 'bank',
  cardNumber: '4242424242424242',
  bankName: 'Harbour Bank',
}

export const chainTarget: WithdrawalTarget = {
  method: 'chain',
  network: 'trc20',
  address: 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
}

export function aNetwork(changes: Partial<Blockchain> = {}): Blockchain {
  return {
    code: 'trc20',
    name: 'TRC20',
    asset: 'USDT',
    depositAddress: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    minRechargeCents: 1_000,
    minWithdrawalCents: 1_000,
    withdrawalChargeCents: 100,
    confirmations: 20,
    ...changes,
  }
}

export function aRecharge(changes: Partial<RechargeDetail> = {}): RechargeDetail {
  const evidence = 'evidence-evidence-eviden'
  return {
    id: 51,
    status: 0,
    method: 'card',
    network: null,
    depositAddress: null,
    ownAddress: null,
    transactionHash: null,
    amountCents: 5_000,
    arrivedCents: null,
    evidence: uploadedPictureOf(evidence),
    refusedFor: null,
    submittedAt: '2026-01-05T10:00:00.000Z',
    resolvedAt: null,
    ...changes,
  }
}

export function someTerms(changes: Partial<WithdrawalTerms> = {}): WithdrawalTerms {
  return {
    availableCents: 20_000,
    heldCents: 0,
    payCodeSet: true,
    maxAmountCents: 5_000_000,
    delayed: null,
    bank: { minAmountCents: 1_000, chargeCents: 300 },
    networks: [
      { code: 'trc20', name: 'TRC20', asset: 'USDT', minAmountCents: 1_000, chargeCents: 100 },
    ],
    targets: [],
    ...changes,
  }
}

export function aWithdrawalQuote(changes: Partial<WithdrawalQuote> = {}): WithdrawalQuote {
  return {
    id: 71,
    target: bankTarget,
    amountCents: 5_000,
    chargeCents: 300,
    totalCents: 5_300,
    expiresAt: '2026-01-05T10:15:00.000Z',
    ...changes,
  }
}

export function aWithdrawal(changes: Partial<WithdrawalDetail> = {}): WithdrawalDetail {
  return {
    id: 81,
    status: 0,
    target: bankTarget,
    amountCents: 5_000,
    chargeCents: 300,
    totalCents: 5_300,
    reference: null,
    refusedFor: null,
    submittedAt: '2026-01-05T10:00:00.000Z',
    resolvedAt: null,
    ...changes,
  }
}

/** The account that a top-up by card goes to. */
export const aCardAccount = {
  holder: 'Harborlane Ltd',
  bank: 'Harbour Bank',
  account: 'GB33 BUKB 2020 1555 5555 55',
  code: 'BUKBGB22',
  link: null,
  reference: 'HL-7',
}
