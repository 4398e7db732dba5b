import { defineMessages } from 'react-intl'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { returnMachine } from '../../machines/returnMachine.ts'
import type {
  DeclareOutcome,
  OpenReturnOutcome,
  OrderProof,
  ReturnedLine,
  WantedOrder,
} from '../../machines/returnTypes.ts'
import { hrefs } from '../../routing/hrefs.ts'
import {
  declareReturn,
  declareReturnAsGuest,
  findReturn,
  sendReturnAsGuest,
  showReturn,
} from '../../services/returns.ts'
import { actorStore } from '../actors/actorStore.ts'
import { attempt, refusedOrFailed } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { toasts } from '../actors/toasts.ts'
import { useSelector } from '../actors/useSelector.ts'
import { useShown } from '../actors/useShown.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSubmission } from '../actors/useSubmission.ts'
import { leaveTo } from '../shell/navigation.ts'

export type ReturnActor = ActorRefFrom<typeof returnMachine>

const messages = defineMessages({
  declared: { id: 'return.declaredNotice', defaultMessage: 'Your return is declared' },
})

/** A return of the shopper's order, or of the order that a guest proves (null). */
export function useReturn(orderId: number | null) {
  const actor = useStoredActor(['returns', orderId ?? 'guest'], () => createReturn(orderId))
  useShown(() => actor.send({ type: 'return.shown' }))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createReturn(orderId: number | null): ReturnActor {
  const machine = returnMachine.provide({
    actors: {
      openOffer: fromPromise(({ input, signal }) => open(input, signal)),
      declare: fromPromise(({ input }) => declare(input)),
    },
    actions: {
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      finish: () => {
        toasts.success(messages.declared)
        actorStore.refresh(['orders'])
        if (orderId !== null && window.location.pathname === hrefs.sendBack(orderId))
          leaveTo(hrefs.orderInfo(orderId))
      },
    },
  })
  return createFlow(machine, { input: { orderId } })
}

function open({ orderId, proof }: WantedOrder, signal: AbortSignal): Promise<OpenReturnOutcome> {
  return attempt(async () => ({
    type: 'opened' as const,
    offer:
      orderId === null
        ? await findReturn(provenBy(proof), { signal })
        : await showReturn(orderId, { signal }),
  }))
}

function declare(
  wanted: WantedOrder & { lines: readonly ReturnedLine[] },
): Promise<DeclareOutcome> {
  const { orderId, proof } = wanted
  const lines = [...wanted.lines]
  return attempt(
    async () => ({
      type: 'declared' as const,
      offer:
        orderId === null
          ? await declareReturnAsGuest({ ...provenBy(proof), lines })
          : await declareReturn({ orderId, lines }),
    }),
    refusedOrFailed,
  )
}

function provenBy(proof: OrderProof | null): OrderProof {
  if (proof === null) throw new Error('a guest proves the order first')
  return proof
}

/** Reports the carrier and tracking number of a guest's returned goods. */
export function useSendReturn(proof: OrderProof, onSent: () => void) {
  return useSubmission(['returns', 'sent', proof.sn], {
    send: (values: { carrier: string; trackingNumber: string }) =>
      sendReturnAsGuest({ ...proof, ...values }),
    onAccepted: onSent,
  })
}
