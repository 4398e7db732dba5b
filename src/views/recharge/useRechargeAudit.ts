import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { rechargeAuditMachine } from '../../machines/rechargeAuditMachine.ts'
import type { RechargeRecordOutcome } from '../../machines/rechargeAuditMachine.ts'
import type { RechargeDetail } from '../../../contract/walletRecords.ts'
import { showRecharge } from '../../services/wallet.ts'
import { actorStore } from '../actors/actorStore.ts'
import { attempt } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { useSession } from '../session/useSession.tsx'
import { useShown } from '../actors/useShown.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSelector } from '../actors/useSelector.ts'
import { auditKey, followingNews } from '../wallet/audits.ts'

type RechargeAuditActor = ActorRefFrom<typeof rechargeAuditMachine>

/** Follows a recharge until its audit is over. */
export function useRechargeAudit(recharge: RechargeDetail) {
  const { refreshInfo } = useSession()
  const actor = useStoredActor(...stored(recharge, refreshInfo))
  useShown(() => actor.send({ type: 'recharge.shown' }))
  return useSelector(actor, (current) => current)
}

export function runRechargeAudit(
  recharge: RechargeDetail,
  refreshInfo: () => void,
): RechargeAuditActor {
  return actorStore.run(...stored(recharge, refreshInfo))
}

function stored(recharge: RechargeDetail, refreshInfo: () => void) {
  const { id } = recharge
  return [
    auditKey('recharges', id),
    () => createAudit(recharge, refreshInfo),
    followingNews('recharges', id),
  ] as const
}

function createAudit(recharge: RechargeDetail, refreshInfo: () => void): RechargeAuditActor {
  const machine = rechargeAuditMachine.provide({
    actors: { showRecharge: fromPromise(({ input, signal }) => show(input.id, signal)) },
    actions: {
      refreshBalance: () => {
        actorStore.refresh(['recharges'])
        // The end of the audit changes the payment deadline of its order.
        actorStore.refresh(['orders'])
        refreshInfo()
      },
    },
  })
  return createFlow(machine, { input: { recharge } })
}

async function show(id: number, signal: AbortSignal): Promise<RechargeRecordOutcome> {
  return attempt(async () => ({
    type: 'found' as const,
    recharge: await showRecharge(id, { signal }),
  }))
}
