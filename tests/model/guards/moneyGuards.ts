import { codeLockMachine } from '../../../src/machines/codeLockMachine.ts'
import { paymentCodeMachine } from '../../../src/machines/paymentCodeMachine.ts'
import { rechargeAuditMachine } from '../../../src/machines/rechargeAuditMachine.ts'
import { rechargeMachine } from '../../../src/machines/rechargeMachine.ts'
import { withdrawalAuditMachine } from '../../../src/machines/withdrawalAuditMachine.ts'
import { withdrawalMachine } from '../../../src/machines/withdrawalMachine.ts'
import { guardWords } from '../support/guardWords.ts'

/** The conditions of payment and wallet. */
export const guards = [
  guardWords(paymentCodeMachine, {
    isShort: 'the balance does not cover the sum',
    hasPasskey: 'the shopper has a passkey',
    isCodeAllowed: 'the shopper does not require a passkey',
    hasTimedLock: 'the code is locked for a while',
    hasLastingLock: 'the code is locked until it is reset',
    isCodeSet: 'a payment code is set',
    isSixthDigit: 'it is the sixth digit',
    repeatsChosen: 'the same six digits were entered again',
    isNowSet: 'the code is set now',
    wasSetBefore: 'a code was set before',
    isDigitWithRoom: 'it is a digit, and fewer than twelve are entered',
    hasDigits: 'at least one digit is entered',
    isLongEnough: 'six digits or more are entered',
    isProven: 'the code or passkey is right',
    isPasskeyCancelled: 'the browser’s dialog was closed or timed out',
    isPasskeyUnsupported: 'the browser refuses to ask for a passkey',
    isPasskeyRequired: 'the shopper requires a passkey',
    isProofAsked: 'the code or passkey is right, and a withdrawal asked for it',
    isWrong: 'the code is wrong',
    isLockedForAWhile: 'the code is locked, for a time that is known',
    isLockedUntilReset: 'the code is locked',
    isForWithdrawal: 'a withdrawal asked for it',
    isNotSetForWithdrawal: 'no code is set, and a withdrawal asked for it',
    isNotSet: 'no code is set',
    isPaid: 'the order is paid',
    isBalanceTooLow: 'the balance does not cover the sum',
    isStateChanged: 'the order no longer waits to be paid',
    isPasskeyProofInvalid: 'the proof is too old or used, and came from a passkey',
    isProofInvalid: 'the proof is too old or used',
  }),
  guardWords(codeLockMachine, {
    isRight: 'the code is right',
    isFifth: 'it is the fifth wrong code',
    isTenth: 'it is the tenth wrong code',
    isTwentieth: 'it is the twentieth wrong code',
    isPastFifth: 'more than five codes were wrong',
    isPastTenth: 'more than ten codes were wrong',
  }),
  guardWords(rechargeMachine, {
    wishesAnotherByCard: 'it is another sum than before, paid by card',
    wishesAnotherOnChain: 'it is another sum than before, paid on chain',
    turnsToCard: 'the card is chosen, and was not the method before',
    turnsToChain: 'payment on chain is chosen, and was not the method before',
    isLoaded: 'the networks were loaded',
    isOffered: 'the shop takes that network',
    isAccepted: 'the server accepted the recharge',
    isNetworkGone: 'the shop no longer takes that network',
    isRefused: 'the server refused the recharge',
    hasPassed: 'the audit passed it',
  }),
  guardWords(rechargeAuditMachine, {
    isAnswered: 'the record was read, and its audit is over',
    hasPassed: 'the audit passed it',
    wasRefused: 'the audit refused it',
  }),
  guardWords(withdrawalMachine, {
    isLoaded: 'the terms were loaded',
    isBank: 'a bank card is chosen',
    isMethodChosen: 'a method is chosen',
    isQuoted: 'the server fixed charge and arrival',
    isNotSet: 'no payment code is set',
    isAccepted: 'the server accepted the withdrawal',
    isTooLate: 'the quote or the proof is too old',
    isRefused: 'the server refused the withdrawal',
    hasPassed: 'the audit passed it',
    wasRefused: 'the audit refused it',
  }),
  guardWords(withdrawalAuditMachine, {
    isStillAudited: 'the record was read, and its audit is not over',
    isFound: 'the record was read',
    isPassed: 'it is paid out',
    isRefused: 'the audit refused it',
    isCancelled: 'the shopper cancelled it',
  }),
]
