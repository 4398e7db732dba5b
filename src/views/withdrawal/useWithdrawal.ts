import { useSelector } from '@xstate/react'
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
import { getUserInfo } from '../../services/session.ts'
import { quoteWithdrawal, showWithdrawalTerms, withdraw } from '../../services/wallet.ts'
import { actorStore } from '../actors/actorStore.ts'
import { attempt, refusedOrFailed } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { aroundNavigation } from '../shell/navigation.ts'
import { runWithdrawalCode } from '../payment/usePaymentCode.ts'
import type { PaymentCodeActor } from '../payment/usePaymentCode.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { useShown } from '../actors/useShown.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { runWithdrawalAudit } from './useWithdrawalAudit.ts'
import type { WithdrawalAuditActor } from './useWithdrawalAudit.ts'

export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>

export interface WithdrawalInHand {
  actor: WithdrawalActor
  snapshot: SnapshotFrom<typeof withdrawalMachine>
}

/** The one withdrawal a shopper has in hand; it goes on behind other screens. */
export function useWithdrawalInHand() {
  const { refreshInfo } = useSession()
  const actor = useStoredActor(['withdrawals', 'inHand'], () => createWithdrawal(refreshInfo))
  useShown(() => actor.send({ type: 'withdrawal.shown' }))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createWithdrawal(refreshInfo: () => void): WithdrawalActor {
  const machine = withdrawalMachine.provide({
    actors: {
      loadTerms: fromPromise(({ signal }) => loadTerms(signal)),
      quoteWithdrawal: fromPromise(({ input, signal }) => quote(input.values, signal)),
      proveCode: fromPromise(({ input, signal }) =>
        prove(runWithdrawalCode(refreshInfo), input.quote, signal),
      ),
      withdraw: fromPromise(({ input }) => submit(input)),
      followAudit: fromPromise(({ input: { withdrawal }, signal }) => {
        if (withdrawal === null) throw new Error('no withdrawal to follow')
        return ended(runWithdrawalAudit(withdrawal, refreshInfo), signal)
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
        actorStore.refresh(['withdrawals'])
        refreshInfo()
      },
    },
  })
  return createFlow(machine, {})
}

async function loadTerms(signal: AbortSignal): Promise<TermsOutcome> {
  return attempt(async () => ({
    type: 'loaded' as const,
    terms: await showWithdrawalTerms({ signal }),
  }))
}

async function quote(
  values: WithdrawalValues | null,
  signal: AbortSignal,
): Promise<WithdrawalQuoteOutcome> {
  if (values === null) throw new Error('nothing was filled in')
  return attempt(async () => {
    const quoted = await quoteWithdrawal(values, signal)
    const quotedForMs = Math.max(0, Date.parse(quoted.expiresAt) - Date.now())
    return { type: 'quoted' as const, quote: quoted, quotedForMs }
  })
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

async function submit({ quoteId, proof }: WithdrawInput): Promise<WithdrawOutcome> {
  if (proof === null) throw new Error('nothing to withdraw with')
  return attempt(
    async () => ({
      type: 'accepted' as const,
      withdrawal: await withdraw({ quoteId, proof }),
    }),
    refusedOrFailed,
  )
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
