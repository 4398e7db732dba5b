import type { WithdrawalDetail, WithdrawalTarget } from '../../contract/walletRecords.ts'
import type { WithdrawalQuote, WithdrawalTerms } from '../../contract/wallet.ts'
import type { Failure, Refused } from './failure.ts'
import type { CodeLock, CodeNews, PasskeyStand } from './paymentCodeTypes.ts'

export type WithdrawalMethod = WithdrawalTarget['method']

export interface WithdrawalValues {
  target: WithdrawalTarget
  amountCents: number
}

export type TermsOutcome =
  | { type: 'loaded'; terms: WithdrawalTerms }
  | { type: 'failed'; failure: Failure }

/** `quotedForMs` is how long the quote remains valid, in ms. */
export type WithdrawalQuoteOutcome =
  | { type: 'quoted'; quote: WithdrawalQuote; quotedForMs: number }
  | { type: 'failed'; failure: Failure }

export type CodeSetOutcome =
  | { type: 'set'; lock: CodeLock | null; passkey?: PasskeyStand }
  | { type: 'notSet' }
  | { type: 'unknown' }

export type WithdrawOutcome =
  | { type: 'accepted'; withdrawal: WithdrawalDetail }
  | { type: 'refused'; failure: Refused }
  | { type: 'failed'; failure: Failure }

/** The record after its audit. */
export interface AuditOutcome {
  type: 'answered'
  withdrawal: WithdrawalDetail
}

export interface WithdrawInput {
  quoteId: number
  proof: string | null
}

export type WithdrawalAnswer =
  | TermsOutcome
  | WithdrawalQuoteOutcome
  | WithdrawOutcome
  | AuditOutcome

/** Each answer is stored in a field of its own. */
export interface WithdrawalContext {
  terms: WithdrawalTerms | null
  /** The values submitted last. */
  values: WithdrawalValues | null
  quote: WithdrawalQuote | null
  quotedForMs: number
  /** Quotes in a row that arrived expired. */
  lateQuotes: number
  /** The lock of the payment code, as last read. */
  codeLock: CodeLock | null
  passkey: PasskeyStand
  proof: string | null
  withdrawal: WithdrawalDetail | null
  failure: Failure | null
}

export type WithdrawalEvent =
  | { type: 'withdrawal.shown' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' }
  | { type: 'method.chosen'; method: WithdrawalMethod }
  | { type: 'values.edited' }
  | { type: 'quote.requested'; values: WithdrawalValues }
  | { type: 'form.reopened' }
  | { type: 'withdrawal.confirmed' }
  | CodeNews
  | { type: 'settings.opened' }
  | { type: 'question.closed' }
  | { type: 'withdrawal.renewed' }
