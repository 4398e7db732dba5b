import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { withdrawalMachine } from '../../machines/withdrawalMachine.ts'
import type {
  AuditOutcome,
  ProofOutcome,
  TermsOutcome,
  WithdrawalQuoteOutcome,
  WithdrawalValues,
  WithdrawInput,
  WithdrawOutcome,
} from '../../machines/withdrawalTypes.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { WithdrawalQuote } from '../../../contract/wallet.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { getUserInfo } from '../../services/session.ts'
import { quoteWithdrawal, showWithdrawalTerms, withdraw } from '../../services/wallet.ts'
import { refreshLoaded } from '../actors/actorCache.ts'
import { toFailure } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { aroundNavigation } from '../shell/navigation.ts'
import { withdrawalCodeFor } from '../payment/usePaymentCode.ts'
import type { PaymentCodeActor } from '../payment/usePaymentCode.ts'
import { createPerShopper } from '../actors/perShopper.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { useShown } from '../actors/useShown.ts'
import { withdrawalAuditFor } from './useWithdrawalAudit.ts'
import type { WithdrawalAuditActor } from './useWithdrawalAudit.ts'

export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>

export interface WithdrawalInHand {
  actor: WithdrawalActor
  snapshot: SnapshotFrom<typeof withdrawalMachine>
}

const withdrawalFor = createPerShopper<WithdrawalActor>()

/** The one withdrawal a shopper has in hand; it goes on behind other screens. */
export function useWithdrawalInHand() {
  const { identity, refreshInfo } = useSession()
  const actor = useMemo(
    () => withdrawalFor(identity, 'withdrawal', () => createWithdrawal(identity, refreshInfo)),
    // Who withdraws decides; refreshInfo always speaks to the same session.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [identity],
  )
  useShown(() => actor.send({ type: 'withdrawal.shown' }))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createWithdrawal(identity: string, refreshInfo: () => void): WithdrawalActor {
  const machine = withdrawalMachine.provide({
    actors: {
      loadTerms: fromPromise(({ signal }) => loadTerms(signal)),
      quoteWithdrawal: fromPromise(({ input, signal }) => quote(input.values, signal)),
      proveCode: fromPromise(({ input, signal }) =>
        prove(withdrawalCodeFor(identity, refreshInfo), input.quote, signal),
      ),
      withdraw: fromPromise(({ input }) => submit(input)),
      followAudit: fromPromise(({ input: { withdrawal }, signal }) => {
        if (withdrawal === null) throw new Error('no withdrawal to follow')
        return ended(withdrawalAuditFor(identity, withdrawal, refreshInfo), signal)
      }),
    },
    actions: {
      openPayCodeSettings: () => {
        aroundNavigation(navigate, hrefs.changePayPwd(hrefs.withDraw()), {})
      },
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      refreshBalance: () => {
        refreshLoaded('withdrawals')
        refreshInfo()
      },
    },
  })
  const actor = createFlow(machine, { input: { attemptSeed: newIdempotencyKey() } })
  window.addEventListener('online', () => actor.send({ type: 'connection.restored' }))
  return actor
}

async function loadTerms(signal: AbortSignal): Promise<TermsOutcome> {
  try {
    return { type: 'loaded', terms: await showWithdrawalTerms({ signal }) }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}

async function quote(
  values: WithdrawalValues | null,
  signal: AbortSignal,
): Promise<WithdrawalQuoteOutcome> {
  if (values === null) throw new Error('nothing was filled in')
  try {
    const quoted = await quoteWithdrawal(values, signal)
    const quotedForMs = Math.max(0, Date.parse(quoted.expiresAt) - Date.now())
    return { type: 'quoted', quote: quoted, quotedForMs }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}

/** Opens the sheet and waits for what becomes of it. */
async function prove(
  code: PaymentCodeActor,
  wanted: WithdrawalQuote | null,
  signal: AbortSignal,
): Promise<ProofOutcome> {
  if (wanted === null) throw new Error('nothing to prove')
  if (!(await isCodeSet(signal))) return { type: 'notSet' }
  if (signal.aborted) return { type: 'left' }
  const { promise, resolve } = Promise.withResolvers<ProofOutcome>()
  const watching = code.subscribe((snapshot) => {
    const { proof } = snapshot.context
    if (snapshot.matches({ resting: 'proven' }) && proof !== null) {
      resolve({ type: 'proven', proof })
    } else if (snapshot.matches({ asking: 'notSet' })) resolve({ type: 'notSet' })
    else if (snapshot.matches('resting')) resolve({ type: 'left' })
  })
  code.send({
    type: 'payment.requested',
    payment: { operation: 'withdraw', subjectId: wanted.id, amountCents: wanted.totalCents },
    codeIsSet: true,
  })
  signal.addEventListener('abort', () => resolve({ type: 'left' }))
  const outcome = await promise
  watching.unsubscribe()
  code.send({ type: 'payment.closed' })
  return outcome
}

/** Without an answer the sheet opens: the check of the code tells as well. */
async function isCodeSet(signal: AbortSignal): Promise<boolean> {
  const info = await getUserInfo({ signal }).catch(() => null)
  return info?.payCodeSet ?? true
}

async function submit({ quoteId, proof, idempotencyKey }: WithdrawInput): Promise<WithdrawOutcome> {
  if (proof === null) throw new Error('nothing to withdraw with')
  try {
    return { type: 'accepted', withdrawal: await withdraw({ quoteId, proof }, idempotencyKey) }
  } catch (error) {
    const failure = toFailure(error)
    return failure.type === 'refused' ? { type: 'refused', failure } : { type: 'failed', failure }
  }
}

async function ended(audit: WithdrawalAuditActor, signal: AbortSignal): Promise<AuditOutcome> {
  const { promise, resolve } = Promise.withResolvers<AuditOutcome>()
  const look = () => {
    const snapshot = audit.getSnapshot()
    if (snapshot.hasTag('over')) {
      resolve({ type: 'answered', withdrawal: snapshot.context.withdrawal })
    }
  }
  const watching = audit.subscribe(look)
  signal.addEventListener('abort', () => watching.unsubscribe())
  look()
  return promise
}
