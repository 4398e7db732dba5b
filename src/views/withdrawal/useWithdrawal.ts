import { navigate } from 'wouter/use-browser-location'
import { fromCallback, fromPromise } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { withdrawalMachine } from '../../machines/withdrawalMachine.ts'
import type { CodeLock, PasskeyStand } from '../../machines/paymentCodeTypes.ts'
import type {
  CodeSetOutcome,
  TermsOutcome,
  WithdrawalEvent,
  WithdrawalQuoteOutcome,
  WithdrawalValues,
  WithdrawInput,
  WithdrawOutcome,
} from '../../machines/withdrawalTypes.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { WithdrawalQuote } from '../../../contract/wallet.ts'
import { serverNow } from '../../serverClock.ts'
import { getUserInfo } from '../../services/session.ts'
import { quoteWithdrawal, showWithdrawalTerms, withdraw } from '../../services/wallet.ts'
import { actorStore } from '../actors/actorStore.ts'
import { attempt, refusedOrFailed } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { aroundNavigation } from '../shell/navigation.ts'
import { codeStandOf, runWithdrawalCode } from '../payment/usePaymentCode.ts'
import type { PaymentCodeActor } from '../payment/usePaymentCode.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { useShown } from '../actors/useShown.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSelector } from '../actors/useSelector.ts'
import { whenOver } from '../wallet/audits.ts'
import { runWithdrawalAudit } from './useWithdrawalAudit.ts'

export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>

export interface WithdrawalInHand {
  actor: WithdrawalActor
  snapshot: SnapshotFrom<typeof withdrawalMachine>
}

/**
 * The shopper's current withdrawal. There is one at a time, and it continues while other screens
 * are shown.
 */
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
      readCodeSet: fromPromise(({ signal }) => readCodeSet(signal)),
      askForCode: fromCallback(({ input: { quote: wanted, lock, passkey }, sendBack }) => {
        if (wanted === null) return undefined
        return askForCode(runWithdrawalCode(refreshInfo), { ...wanted, lock, passkey }, sendBack)
      }),
      withdraw: fromPromise(({ input }) => submit(input)),
      followAudit: fromPromise(async ({ input: { withdrawal }, signal }) => {
        if (withdrawal === null) throw new Error('no withdrawal to follow')
        const audit = runWithdrawalAudit(withdrawal, refreshInfo)
        const { context } = await whenOver(audit, signal)
        return { type: 'answered', withdrawal: context.withdrawal }
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
    const quotedForMs = Math.max(0, Date.parse(quoted.expiresAt) - serverNow())
    return { type: 'quoted' as const, quote: quoted, quotedForMs }
  })
}

async function readCodeSet(signal: AbortSignal): Promise<CodeSetOutcome> {
  return attempt(
    async () => {
      const { codeIsSet, lock, passkey } = codeStandOf(await getUserInfo({ signal }))
      return codeIsSet || passkey !== 'none'
        ? { type: 'set' as const, lock, passkey }
        : { type: 'notSet' as const }
    },
    () => ({ type: 'unknown' as const }),
  )
}

/** Opens the sheet and follows it until it is done. */
function askForCode(
  code: PaymentCodeActor,
  {
    id,
    totalCents,
    lock,
    passkey,
  }: WithdrawalQuote & { lock: CodeLock | null; passkey: PasskeyStand },
  send: (event: WithdrawalEvent) => void,
): () => void {
  const hearing = code.on('*', send)
  code.send({
    type: 'payment.requested',
    payment: { operation: 'withdraw', subjectId: id, amountCents: totalCents },
    codeIsSet: true,
    lock,
    passkey,
  })
  return () => {
    hearing.unsubscribe()
    code.send({ type: 'payment.closed' })
  }
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
