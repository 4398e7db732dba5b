import type {
  CodeLock,
  PasskeyProofOutcome,
  PayOutcome,
  SetCodeOutcome,
  VerifyOutcome,
} from '../../../src/machines/paymentCodeTypes.ts'
import { refusalFor } from '../../factories/failures.ts'
import { answer, replyOf } from './stage.ts'
import type { Reply } from './stage.ts'

/** The end of a lock that begins now. */
export function endOf({ forMs }: CodeLock): string | null {
  return forMs === null ? null : new Date(Date.now() + forMs).toISOString()
}

export function settingReply(output: SetCodeOutcome): Reply {
  switch (output.type) {
    case 'set':
      return answer({ payCodeSet: true })
    case 'setBefore':
      return replyOf(refusalFor('oldPayCodeMissing'))
    case 'failed':
      return replyOf(output.failure)
  }
}

export function verdictReply(output: VerifyOutcome): Reply {
  switch (output.type) {
    case 'proven':
      return answer({ proof: output.proof, expiresAt: new Date(Date.now() + 120_000) })
    case 'wrong':
      return replyOf(refusalFor('payCodeWrong', { attemptsLeft: output.attemptsLeft }))
    case 'locked': {
      return replyOf(refusalFor('payCodeLocked', { until: endOf(output) }))
    }
    case 'notSet':
      return replyOf(refusalFor('payCodeNotSet'))
    case 'passkeyRequired':
      return replyOf(refusalFor('passkeyRequired'))
    case 'failed':
      return replyOf(output.failure)
  }
}

/** The answer to the first call. Where it succeeds, the browser refuses. */
export function passkeyReply(output: PasskeyProofOutcome): Reply {
  if (output.type === 'failed') return replyOf(output.failure)
  return answer({
    challenge: 'Y2hhbGxlbmdl',
    timeout: 120_000,
    rpId: 'shop.example',
    userVerification: 'required',
  })
}

export function paymentReply(output: PayOutcome): Reply {
  switch (output.type) {
    case 'paid':
      return answer(output.order)
    case 'balanceTooLow':
      return replyOf(refusalFor('balanceTooLow', { shortCents: output.shortCents }))
    case 'stateChanged':
      return replyOf(refusalFor('stateChanged', { order: output.order }))
    case 'proofInvalid':
      return replyOf(refusalFor('proofInvalid'))
    case 'failed':
      return replyOf(output.failure)
  }
}
