import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { rechargeMachine } from '../../machines/rechargeMachine.ts'
import type {
  NetworksOutcome,
  RechargeOutcome,
  RechargeRecordOutcome,
  SubmitRechargeInput,
} from '../../machines/rechargeTypes.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { getBlockchain, recharge, showRecharge } from '../../services/wallet.ts'
import type { RechargeInput } from '../../services/wallet.ts'
import { onRefresh, refreshLoaded } from '../actors/actorCache.ts'
import { toFailure } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { createPerShopper } from '../actors/perShopper.ts'
import { forgetPictures } from '../pictures/usePictureUploads.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'

export type RechargeActor = ActorRefFrom<typeof rechargeMachine>

export const evidenceKey = 'recharge'

const rechargeFor = createPerShopper<RechargeActor>()

/** The one recharge a shopper has in hand; it goes on behind other screens. */
export function useRechargeInHand() {
  const { identity, refreshInfo } = useSession()
  const actor = useMemo(
    () => rechargeFor(identity, 'recharge', () => createRecharge(refreshInfo)),
    // Who recharges decides; refreshInfo always speaks to the same session.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [identity],
  )
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createRecharge(refreshInfo: () => void): RechargeActor {
  const machine = rechargeMachine.provide({
    actors: {
      loadNetworks: fromPromise(({ signal }) => loadNetworks(signal)),
      submitRecharge: fromPromise(({ input }) => submit(input)),
      showRecharge: fromPromise(({ input, signal }) => show(input.id, signal)),
    },
    actions: {
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      announceSubmitted: () => {
        forgetPictures(evidenceKey)
        refreshLoaded('recharges')
      },
      refreshBalance: refreshInfo,
    },
  })
  const actor = createFlow(machine, { input: { attemptSeed: newIdempotencyKey() } })
  onRefresh(
    actor,
    () => `recharge:${actor.getSnapshot().context.recharge?.id ?? ''}`,
    () => actor.send({ type: 'audit.announced' }),
  )
  window.addEventListener('online', () => actor.send({ type: 'connection.restored' }))
  return actor
}

async function loadNetworks(signal: AbortSignal): Promise<NetworksOutcome> {
  try {
    const { list } = await getBlockchain({ signal })
    return { type: 'loaded', networks: list }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}

async function submit({ idempotencyKey, ...given }: SubmitRechargeInput): Promise<RechargeOutcome> {
  try {
    return { type: 'accepted', recharge: await recharge(inputOf(given), idempotencyKey) }
  } catch (error) {
    const failure = toFailure(error)
    return failure.type === 'refused' ? { type: 'refused', failure } : { type: 'failed', failure }
  }
}

function inputOf({
  method,
  network,
  values,
}: Omit<SubmitRechargeInput, 'idempotencyKey'>): RechargeInput {
  if (values === null) throw new Error('nothing was filled in')
  const { amountCents, evidence, ownAddress, transactionHash } = values
  if (method === 'card') return { method, amountCents, evidence }
  if (network === null) throw new Error('no network was chosen')
  return { method: 'chain', network, ownAddress, transactionHash, amountCents, evidence }
}

async function show(id: number, signal: AbortSignal): Promise<RechargeRecordOutcome> {
  try {
    return { type: 'found', recharge: await showRecharge(id, { signal }) }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}
