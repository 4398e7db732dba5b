import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { withdrawalAuditMachine } from '../../machines/withdrawalAuditMachine.ts'
import type { WithdrawalRecordOutcome } from '../../machines/withdrawalAuditMachine.ts'
import type { WithdrawalDetail } from '../../../contract/walletRecords.ts'
import { cancelWithdrawal, showWithdrawal } from '../../services/wallet.ts'
import { actorStore } from '../actors/actorStore.ts'
import { attempt } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { useSession } from '../session/useSession.tsx'
import { useShown } from '../actors/useShown.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSelector } from '../actors/useSelector.ts'
import { auditKey, followingNews } from '../wallet/audits.ts'

export type WithdrawalAuditActor = ActorRefFrom<typeof withdrawalAuditMachine>

/** Follows a withdrawal and can cancel it. All screens share one actor per withdrawal. */
export function useWithdrawalAudit(withdrawal: WithdrawalDetail) {
  const { refreshInfo } = useSession()
  const actor = useStoredActor(...stored(withdrawal, refreshInfo))
  useShown(() => actor.send({ type: 'withdrawal.shown' }))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

export function runWithdrawalAudit(
  withdrawal: WithdrawalDetail,
  refreshInfo: () => void,
): WithdrawalAuditActor {
  return actorStore.run(...stored(withdrawal, refreshInfo))
}

function stored(withdrawal: WithdrawalDetail, refreshInfo: () => void) {
  const { id } = withdrawal
  return [
    auditKey('withdrawals', id),
    () => createAudit(withdrawal, refreshInfo),
    followingNews('withdrawals', id),
  ] as const
}

function createAudit(withdrawal: WithdrawalDetail, refreshInfo: () => void): WithdrawalAuditActor {
  const machine = withdrawalAuditMachine.provide({
    actors: {
      showWithdrawal: fromPromise(({ input, signal }) => show(input.id, signal)),
      cancelWithdrawal: fromPromise(({ input }) => cancel(input.id)),
    },
    actions: {
      refreshBalance: () => {
        actorStore.refresh(['withdrawals'])
        refreshInfo()
      },
    },
  })
  return createFlow(machine, { input: { withdrawal } })
}

async function show(id: number, signal: AbortSignal): Promise<WithdrawalRecordOutcome> {
  return attempt(async () => ({
    type: 'found' as const,
    withdrawal: await showWithdrawal(id, { signal }),
  }))
}

async function cancel(id: number): Promise<WithdrawalRecordOutcome> {
  return attempt(
    async () => ({
      type: 'found' as const,
      withdrawal: await cancelWithdrawal(id),
    }),
    (failure) => {
      return failure.type === 'refused' && failure.reason === 'withdrawalAnswered'
        ? { type: 'found' as const, withdrawal: failure.data.withdrawal }
        : { type: 'failed' as const, failure }
    },
  )
}
