import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { withdrawalAuditMachine } from '../../machines/withdrawalAuditMachine.ts'
import type { WithdrawalRecordOutcome } from '../../machines/withdrawalAuditMachine.ts'
import type { WithdrawalDetail } from '../../../contract/wallet.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { cancelWithdrawal, showWithdrawal, withdrawalIn } from '../../services/wallet.ts'
import { onRefresh, refreshLoaded } from '../actors/actorCache.ts'
import { toFailure } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { createPerShopper } from '../actors/perShopper.ts'
import { useSession } from '../session/useSession.tsx'
import { useShown } from '../actors/useShown.ts'

export type WithdrawalAuditActor = ActorRefFrom<typeof withdrawalAuditMachine>

const auditFor = createPerShopper<WithdrawalAuditActor>()

/** Follows a withdrawal and takes it back; the same one on every screen that shows it. */
export function useWithdrawalAudit(withdrawal: WithdrawalDetail) {
  const { identity, refreshInfo } = useSession()
  const actor = useMemo(
    () => withdrawalAuditFor(identity, withdrawal, refreshInfo),
    // The id names it; what is newer of it the actor reads itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [identity, withdrawal.id],
  )
  useShown(() => actor.send({ type: 'withdrawal.shown' }))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

export function withdrawalAuditFor(
  identity: string,
  withdrawal: WithdrawalDetail,
  refreshInfo: () => void,
): WithdrawalAuditActor {
  return auditFor(identity, String(withdrawal.id), () => createAudit(withdrawal, refreshInfo))
}

function createAudit(withdrawal: WithdrawalDetail, refreshInfo: () => void): WithdrawalAuditActor {
  const machine = withdrawalAuditMachine.provide({
    actors: {
      showWithdrawal: fromPromise(({ input, signal }) => show(input.id, signal)),
      cancelWithdrawal: fromPromise(({ input }) => cancel(input)),
    },
    actions: {
      refreshBalance: () => {
        refreshLoaded('withdrawal')
        refreshInfo()
      },
    },
  })
  const actor = createFlow(machine, { input: { withdrawal, attemptSeed: newIdempotencyKey() } })
  onRefresh(
    actor,
    () => `withdrawal:${withdrawal.id}`,
    () => actor.send({ type: 'audit.announced' }),
  )
  window.addEventListener('online', () => actor.send({ type: 'connection.restored' }))
  return actor
}

async function show(id: number, signal: AbortSignal): Promise<WithdrawalRecordOutcome> {
  try {
    return { type: 'found', withdrawal: await showWithdrawal(id, { signal }) }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}

async function cancel({
  id,
  idempotencyKey,
}: {
  id: number
  idempotencyKey: string
}): Promise<WithdrawalRecordOutcome> {
  try {
    return { type: 'found', withdrawal: await cancelWithdrawal(id, idempotencyKey) }
  } catch (error) {
    const failure = toFailure(error)
    const withdrawal = failure.type === 'refused' ? withdrawalIn(failure.data) : null
    return withdrawal === null ? { type: 'failed', failure } : { type: 'found', withdrawal }
  }
}
