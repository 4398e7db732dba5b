import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { Refused } from '../../machines/failure.ts'
import { paymentCodeMachine } from '../../machines/paymentCodeMachine.ts'
import type { Payment, PayOutcome, VerifyOutcome } from '../../machines/paymentCodeTypes.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { orderIn } from '../../services/orders.ts'
import {
  attemptsLeftIn,
  lockEndIn,
  payOrder,
  shortCentsIn,
  verifyPayCode,
} from '../../services/payment.ts'
import { amountText } from '../ui/amounts.ts'
import { refreshLoaded } from '../actors/actorCache.ts'
import { toFailure } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { aroundNavigation } from '../shell/navigation.ts'
import { createPerShopper } from '../actors/perShopper.ts'
import { useSession } from '../session/useSession.tsx'

export type PaymentCodeActor = ActorRefFrom<typeof paymentCodeMachine>

const paymentFor = createPerShopper<PaymentCodeActor>()

/** The one payment a shopper can have in hand. */
export function usePaymentCode() {
  return useCode((identity, refreshInfo) =>
    paymentFor(identity, 'payment', () => createPaymentCode(refreshInfo)),
  )
}

/** The code given for a withdrawal: its sheet never stands in the way of a payment's. */
export function useWithdrawalCode() {
  return useCode(withdrawalCodeFor)
}

export function withdrawalCodeFor(identity: string, refreshInfo: () => void): PaymentCodeActor {
  return paymentFor(identity, 'withdrawal', () => createPaymentCode(refreshInfo))
}

function useCode(codeFor: (identity: string, refreshInfo: () => void) => PaymentCodeActor) {
  const { identity, refreshInfo } = useSession()
  const actor = useMemo(
    () => codeFor(identity, refreshInfo),
    // Who pays decides; refreshInfo always speaks to the same session.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [identity],
  )
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createPaymentCode(refreshInfo: () => void): PaymentCodeActor {
  const machine = paymentCodeMachine.provide({
    actors: {
      verifyCode: fromPromise(({ input }) => verify(input)),
      payOrder: fromPromise(({ input }) => pay(input)),
    },
    actions: {
      openPayCodeSettings: () => {
        const { pathname, search } = window.location
        aroundNavigation(navigate, hrefs.changePayPwd(`${pathname}${search}`), {})
      },
      openTopUp: ({ context }) => {
        const { payment, shortCents } = context
        const to = hrefs.topUp({ amount: amountText(shortCents), order: payment?.subjectId })
        aroundNavigation(navigate, to, {})
      },
      announcePaid: () => {
        refreshLoaded('order')
        refreshInfo()
      },
      announceOrderChanged: () => {
        refreshLoaded('order')
        refreshInfo()
      },
    },
  })
  return createFlow(machine, { input: { attemptSeed: newIdempotencyKey() } })
}

async function verify({
  payment,
  code,
}: {
  payment: Payment | null
  code: string
}): Promise<VerifyOutcome> {
  if (payment === null) throw new Error('nothing to verify')
  try {
    const { proof } = await verifyPayCode({ ...payment, payCode: code })
    return { type: 'proven', proof }
  } catch (error) {
    const failure = toFailure(error)
    if (failure.type !== 'refused') return { type: 'failed', failure }
    switch (failure.reason) {
      case 'payCodeWrong':
        return wrong(failure)
      case 'payCodeLocked':
        return lockedUntil(lockEndIn(failure.data))
      case 'payCodeNotSet':
        return { type: 'notSet' }
      default:
        return { type: 'failed', failure }
    }
  }
}

function wrong(failure: Refused): VerifyOutcome {
  const attemptsLeft = attemptsLeftIn(failure.data)
  return attemptsLeft === null ? { type: 'failed', failure } : { type: 'wrong', attemptsLeft }
}

function lockedUntil(until: string | null): VerifyOutcome {
  return {
    type: 'locked',
    until,
    forMs: until === null ? null : Math.max(0, Date.parse(until) - Date.now()),
  }
}

async function pay({
  payment,
  proof,
  idempotencyKey,
}: {
  payment: Payment | null
  proof: string | null
  idempotencyKey: string
}): Promise<PayOutcome> {
  if (payment === null || proof === null) throw new Error('nothing to pay with')
  try {
    return {
      type: 'paid',
      order: await payOrder({ orderId: payment.subjectId, proof }, idempotencyKey),
    }
  } catch (error) {
    const failure = toFailure(error)
    if (failure.type !== 'refused') return { type: 'failed', failure }
    switch (failure.reason) {
      case 'balanceTooLow':
        return { type: 'balanceTooLow', shortCents: shortCentsIn(failure.data) ?? 0 }
      case 'stateChanged':
      case 'deadlinePassed':
        return { type: 'stateChanged', order: orderIn(failure.data) }
      case 'proofInvalid':
        return { type: 'proofInvalid' }
      default:
        return { type: 'failed', failure }
    }
  }
}
