import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { exhaustive } from '../../../contract/exhaustive.ts'
import { rechargeMachine } from '../../machines/rechargeMachine.ts'
import type {
  NetworksOutcome,
  RechargeOutcome,
  SubmitRechargeInput,
} from '../../machines/rechargeTypes.ts'
import { getBlockchain, recharge } from '../../services/wallet.ts'
import type { RechargeInput } from '../../services/wallet.ts'
import { actorStore } from '../actors/actorStore.ts'
import type { ActorKey } from '../actors/actorStore.ts'
import { attempt, refusedOrFailed } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { forgetPictures } from '../pictures/usePictureUploads.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSelector } from '../actors/useSelector.ts'
import { whenOver } from '../wallet/audits.ts'
import { runRechargeAudit } from './useRechargeAudit.ts'

export type RechargeActor = ActorRefFrom<typeof rechargeMachine>

export const evidenceKey: ActorKey = ['recharges']

/**
 * The shopper's current recharge. There is one at a time, and it continues while other screens are
 * shown.
 */
export function useRechargeInHand() {
  const { refreshInfo } = useSession()
  const actor = useStoredActor(['recharges', 'inHand'], () => createRecharge(refreshInfo))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createRecharge(refreshInfo: () => void): RechargeActor {
  const machine = rechargeMachine.provide({
    actors: {
      loadNetworks: fromPromise(({ signal }) => loadNetworks(signal)),
      submitRecharge: fromPromise(({ input }) => submit(input)),
      followAudit: fromPromise(async ({ input: { recharge }, signal }) => {
        if (recharge === null) throw new Error('no recharge to follow')
        const { context } = await whenOver(runRechargeAudit(recharge, refreshInfo), signal)
        return { type: 'answered', recharge: context.recharge }
      }),
    },
    actions: {
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      announceSubmitted: () => {
        forgetPictures(evidenceKey)
        actorStore.refresh(['recharges'])
        actorStore.refresh(['orders'])
      },
    },
  })
  return createFlow(machine, {})
}

async function loadNetworks(signal: AbortSignal): Promise<NetworksOutcome> {
  return attempt(async () => {
    const { list } = await getBlockchain({ signal })
    return { type: 'loaded' as const, networks: list }
  })
}

async function submit(given: SubmitRechargeInput): Promise<RechargeOutcome> {
  const input = inputOf(given)
  return attempt(
    async () => ({ type: 'accepted' as const, recharge: await recharge(input) }),
    refusedOrFailed,
  )
}

function inputOf({ method, network, values, orderId }: SubmitRechargeInput): RechargeInput {
  if (values === null) throw new Error('nothing was filled in')
  const { amountCents, evidence, ownAddress, transactionHash } = values
  const given = { amountCents, evidence, ...(orderId === null ? {} : { orderId }) }
  if (method === null) throw new Error('no way of paying was chosen')
  switch (method) {
    case 'card':
      return { method, ...given }
    case 'chain':
      if (network === null) throw new Error('no network was chosen')
      return { method, network, ownAddress, transactionHash, ...given }
    default:
      return exhaustive(method)
  }
}
