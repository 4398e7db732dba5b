import type { OrderDetail } from '../../contract/orderDetail.ts'
import type { Failure } from './failure.ts'

/** What the payment code is asked for. */
export interface Payment {
  /** An order is paid at once; for a withdrawal the proof is handed on. */
  operation: 'orderPay' | 'withdraw'
  subjectId: number
  amountCents: number
}

/** `forMs` is the time left of the lock; both are null until the code is reset. */
export interface CodeLock {
  until: string | null
  forMs: number | null
}

export type SetCodeOutcome =
  | { type: 'set' }
  | { type: 'setBefore' }
  | { type: 'failed'; failure: Failure }

export type VerifyOutcome =
  | { type: 'proven'; proof: string }
  | { type: 'wrong'; attemptsLeft: number }
  | ({ type: 'locked' } & CodeLock)
  | { type: 'notSet' }
  | { type: 'failed'; failure: Failure }

export type PayOutcome =
  | { type: 'paid'; order: OrderDetail }
  | { type: 'balanceTooLow'; shortCents: number }
  | { type: 'stateChanged'; order: OrderDetail }
  | { type: 'proofInvalid' }
  | { type: 'failed'; failure: Failure }

export interface PaymentCodeContext {
  payment: Payment | null
  payCode: string
  /** What was entered first of a code that is being set. */
  chosenCode: string
  attemptsLeft: number | null
  lockedUntil: string | null
  lockedForMs: number
  proof: string | null
  shortCents: number
  /** The order as the server last gave it: paid, or no longer to be paid. */
  order: OrderDetail | null
  failure: Failure | null
}

/** What becomes of a code that another flow asked for. Wrong codes are the sheet's own affair. */
export type CodeNews =
  | { type: 'code.proven'; proof: string }
  | { type: 'code.missing' }
  | { type: 'code.dismissed' }

export type PaymentCodeEvent =
  | { type: 'payment.requested'; payment: Payment; codeIsSet: boolean; lock?: CodeLock | null }
  | { type: 'payment.closed' }
  | { type: 'payment.retried' }
  | { type: 'digit.entered'; digit: string }
  | { type: 'digit.erased' }
  | { type: 'code.submitted' }
  | { type: 'code.rechosen' }
  | { type: 'code.forgotten' }
  | { type: 'settings.opened' }
  | { type: 'topUp.opened' }
