import { navigate } from 'wouter/use-browser-location'
import { emit, fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { Failure } from '../../machines/failure.ts'
import { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import type {
  CodeLock,
  PasskeyProofOutcome,
  PasskeyStand,
  Payment,
  PayOutcome,
  SetCodeOutcome,
  VerifyOutcome,
} from '../../machines/paymentCodeTypes.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { serverNow } from '../../serverClock.ts'
import { canUsePasskeys, proveByPasskey } from '../../services/passkeys.ts'
import { payOrder, verifyPayCode } from '../../services/payment.ts'
import { resetPay } from '../../services/session.ts'
import type { ShopperInfo } from '../../../contract/shopperInfo.ts'
import { vibrate } from '../ui/vibrate.ts'
import { actorStore } from '../actors/actorStore.ts'
import type { ActorKey } from '../actors/actorStore.ts'
import { attempt } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { aroundNavigation } from '../shell/navigation.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSelector } from '../actors/useSelector.ts'
import { useSession } from '../session/useSession.tsx'

export type PaymentCodeActor = ActorRefFrom<typeof paymentCodeMachine>

const withdrawalCodeKey = ['payCode', 'withdrawal'] as const

/** The payment in progress. A shopper has one at a time. */
export function usePaymentCode() {
  return useCode(['payCode', 'payment'])
}

/**
 * The sheet for a withdrawal's code. It is separate from that of payments, so neither blocks the
 * other.
 */
export function useWithdrawalCode() {
  return useCode(withdrawalCodeKey)
}

export function runWithdrawalCode(refreshInfo: () => void): PaymentCodeActor {
  return actorStore.run(withdrawalCodeKey, () => createPaymentCode(refreshInfo), { lasts: true })
}

function useCode(key: ActorKey) {
  const { refreshInfo } = useSession()
  const actor = useStoredActor(key, () => createPaymentCode(refreshInfo))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createPaymentCode(refreshInfo: () => void): PaymentCodeActor {
  const machine = paymentCodeMachine.provide({
    actors: {
      setCode: fromPromise(({ input }) => setFirst(input.payCode)),
      verifyCode: fromPromise(async ({ input }) => {
        const outcome = await verify(input)
        if (outcome.type === 'wrong' || outcome.type === 'locked') vibrate('wrongCode')
        return outcome
      }),
      provePasskey: fromPromise(({ input }) => proveWithPasskey(input.payment)),
      payOrder: fromPromise(({ input }) => pay(input)),
    },
    actions: {
      openPayCodeSettings: () => {
        const { pathname, search } = window.location
        aroundNavigation(navigate, hrefs.changePayPwd(`${pathname}${search}`), {})
      },
      announceCodeSet: refreshInfo,
      announceLocked: refreshInfo,
      announceRequired: refreshInfo,
      announceShort: refreshInfo,
      announcePaid: () => {
        vibrate('paid')
        actorStore.refresh(['orders'])
        refreshInfo()
      },
      announceOrderChanged: () => {
        actorStore.refresh(['orders'])
        refreshInfo()
      },
      notifyProven: emit(({ context }) => ({ type: 'code.proven', proof: context.proof ?? '' })),
      notifyMissing: emit({ type: 'code.missing' }),
      notifyLeft: emit({ type: 'code.dismissed' }),
    },
  })
  return createFlow(machine, {})
}

/**
 * The state of the shopper's code when a payment starts. Without user information it counts as not
 * set. Where the host doesn't say, the sheet asks for the code, and the check finds out.
 */
export function codeStandOf(userInfo: ShopperInfo | null): {
  codeIsSet: boolean
  lock: CodeLock | null
  passkey: PasskeyStand
} {
  const lock = userInfo?.payCodeLock ?? null
  return {
    codeIsSet: userInfo !== null && userInfo.payCodeSet !== false,
    lock: lock === null ? null : lockUntil(lock.until),
    passkey: passkeyStandOf(userInfo),
  }
}

function passkeyStandOf(userInfo: ShopperInfo | null): PasskeyStand {
  const { count, isRequired } = userInfo?.passkeys ?? { count: 0, isRequired: false }
  if (count === 0) return 'none'
  if (isRequired) return 'required'
  return canUsePasskeys() ? 'offered' : 'none'
}

async function setFirst(payCode: string): Promise<SetCodeOutcome> {
  return attempt(
    async () => {
      await resetPay({ payCode, oldPayCode: '' })
      return { type: 'set' as const }
    },
    (failure) =>
      failure.type === 'refused' &&
      (failure.reason === 'oldPayCodeMissing' || failure.reason === 'payCodeChanged')
        ? { type: 'setBefore' as const }
        : { type: 'failed' as const, failure },
  )
}

async function verify({
  payment,
  payCode,
}: {
  payment: Payment | null
  payCode: string
}): Promise<VerifyOutcome> {
  if (payment === null) throw new Error('nothing to verify')
  return attempt(async () => {
    const { proof } = await verifyPayCode({ ...payment, payCode })
    return { type: 'proven' as const, proof }
  }, notProven)
}

function notProven(failure: Failure): VerifyOutcome {
  if (failure.type !== 'refused') return { type: 'failed', failure }
  switch (failure.reason) {
    case 'payCodeWrong':
      return { type: 'wrong', attemptsLeft: failure.data.attemptsLeft }
    case 'payCodeLocked':
      return { type: 'locked', ...lockUntil(failure.data.until) }
    case 'payCodeNotSet':
      return { type: 'notSet' }
    case 'passkeyRequired':
      return { type: 'passkeyRequired' }
    default:
      return { type: 'failed', failure }
  }
}

async function proveWithPasskey(payment: Payment | null): Promise<PasskeyProofOutcome> {
  if (payment === null) throw new Error('nothing to prove')
  return attempt(async () => {
    const outcome = await proveByPasskey(payment)
    return outcome.type === 'known' ? { type: 'unsupported' as const } : outcome
  })
}

function lockUntil(until: string | null): CodeLock {
  return { until, forMs: until === null ? null : Math.max(0, Date.parse(until) - serverNow()) }
}

async function pay({
  payment,
  proof,
}: {
  payment: Payment | null
  proof: string | null
}): Promise<PayOutcome> {
  if (payment === null || proof === null) throw new Error('nothing to pay with')
  return attempt(
    async () => ({
      type: 'paid' as const,
      order: await payOrder({ orderId: payment.subjectId, proof }),
    }),
    notPaid,
  )
}

function notPaid(failure: Failure): PayOutcome {
  if (failure.type !== 'refused') return { type: 'failed', failure }
  switch (failure.reason) {
    case 'balanceTooLow':
      return { type: 'balanceTooLow', shortCents: failure.data.shortCents }
    case 'stateChanged':
    case 'deadlinePassed':
      return { type: 'stateChanged', order: failure.data.order }
    case 'proofInvalid':
      return { type: 'proofInvalid' }
    default:
      return { type: 'failed', failure }
  }
}
