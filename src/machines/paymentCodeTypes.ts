import type { OrderDetail } from '../../contract/orderDetail.ts'
import type { Failure } from './failure.ts'

/** What the payment code authorizes. */
export interface Payment {
  /** An order is paid immediately. For a withdrawal the proof is passed on. */
  operation: 'orderPay' | 'withdraw'
  subjectId: number
  amountCents: number
}

/** `forMs` is the rest of the lock in ms. Both are null until the code is reset. */
export interface CodeLock {
  until: string | null
  forMs: number | null
}

/** Whether a passkey can replace the code, or must. */
export type PasskeyStand = 'none' | 'offered' | 'required'

/** The facts that decide what the sheet asks for first. `shortCents` is what the balance lacks. */
export interface CodeStand {
  codeIsSet: boolean
  lock?: CodeLock | null
  shortCents?: number
  passkey?: PasskeyStand
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
  | { type: 'passkeyRequired' }
  | { type: 'failed'; failure: Failure }

/** `cancelled`: the shopper closed the browser's dialog, or let it time out. */
export type PasskeyProofOutcome =
  | { type: 'proven'; proof: string }
  | { type: 'cancelled' }
  | { type: 'unsupported' }
  | { type: 'failed'; failure: Failure }

export type PayOutcome =
  | { type: 'paid'; order: OrderDetail }
  | { type: 'balanceTooLow'; shortCents: number }
  | { type: 'stateChanged'; order: OrderDetail }
  | { type: 'proofInvalid' }
  | { type: 'failed'; failure: Failure }

export interface PaymentCodeContext {
  payment: Payment | null
  codeIsSet: boolean
  passkey: PasskeyStand
  payCode: string
  /** The first of the two entries when a code is set. */
  chosenCode: string
  attemptsLeft: number | null
  isLocked: boolean
  lockedUntil: string | null
  lockedForMs: number
  proof: string | null
  provenBy: 'code' | 'passkey' | null
  shortCents: number
  /** The order as the server returned it last: paid, or no longer payable. */
  order: OrderDetail | null
  failure: Failure | null
}

/** The outcome of a code that another chart asked for. The sheet handles wrong codes itself. */
export type CodeNews =
  | { type: 'code.proven'; proof: string }
  | { type: 'code.missing' }
  | { type: 'code.dismissed' }

export type PaymentCodeEvent =
  | ({ type: 'payment.requested'; payment: Payment } & CodeStand)
  | { type: 'payment.closed' }
  | { type: 'payment.retried' }
  | { type: 'digit.entered'; digit: string }
  | { type: 'digit.erased' }
  | { type: 'code.submitted' }
  | { type: 'code.rechosen' }
  | { type: 'code.forgotten' }
  | { type: 'passkey.requested' }
  | ({ type: 'code.preferred' } & CodeStand)
  | { type: 'settings.opened' }
  | ({ type: 'balance.changed' } & CodeStand)
