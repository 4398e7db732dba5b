import { defineMessages } from 'react-intl'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { refundRequestMachine } from '../../machines/refundRequestMachine.ts'
import type {
  ApplyOutcome,
  ChosenLine,
  OpenRefundOutcome,
  RefundQuoteOutcome,
  RefundValues,
} from '../../machines/refundRequestTypes.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { serverNow } from '../../serverClock.ts'
import { showOrder } from '../../services/orders.ts'
import { applyRefund, quoteRefund } from '../../services/refunds.ts'
import { actorStore } from '../actors/actorStore.ts'
import type { ActorKey } from '../actors/actorStore.ts'
import { attempt, refusedOrFailed } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { leaveTo } from '../shell/navigation.ts'
import { forgetPictures } from '../pictures/usePictureUploads.ts'
import { toasts } from '../actors/toasts.ts'
import { useShown } from '../actors/useShown.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSelector } from '../actors/useSelector.ts'

export type RefundRequestActor = ActorRefFrom<typeof refundRequestMachine>

const messages = defineMessages({
  submitted: { id: 'refund.submittedNotice', defaultMessage: 'The shop has your request' },
})

export function refundPicturesKey(orderId: number): ActorKey {
  return ['refunds', orderId]
}

/** A refund request of an order. `productIds` are those in the address. */
export function useRefundRequest(orderId: number, productIds: readonly number[]) {
  const actor = useStoredActor(['refunds', 'request', orderId, ...productIds], () =>
    createRefundRequest(orderId, productIds),
  )
  useShown(() => actor.send({ type: 'request.shown' }))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createRefundRequest(orderId: number, productIds: readonly number[]): RefundRequestActor {
  const machine = refundRequestMachine.provide({
    actors: {
      openOrder: fromPromise(({ input, signal }) => open(input.orderId, signal)),
      quoteLines: fromPromise(({ input, signal }) => quote(input.orderId, input.lines, signal)),
      apply: fromPromise(({ input }) => apply(input)),
    },
    actions: {
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      finish: () => {
        toasts.success(messages.submitted)
        forgetPictures(refundPicturesKey(orderId))
        actorStore.refresh(['orders'])
        if (`${window.location.pathname}/`.startsWith(`/refund/${orderId}/`)) {
          leaveTo(hrefs.orderInfo(orderId))
        }
      },
    },
  })
  return createFlow(machine, {
    input: { orderId, productIds },
  })
}

async function open(orderId: number, signal: AbortSignal): Promise<OpenRefundOutcome> {
  return attempt(async () => ({
    type: 'opened' as const,
    order: await showOrder(orderId, { signal }),
    at: serverNow(),
  }))
}

async function quote(
  orderId: number,
  lines: readonly ChosenLine[],
  signal: AbortSignal,
): Promise<RefundQuoteOutcome> {
  return attempt(
    async () => ({
      type: 'quoted' as const,
      quote: await quoteRefund(orderId, [...lines], signal),
    }),
    refusedOrFailed,
  )
}

async function apply({
  orderId,
  lines,
  values,
}: {
  orderId: number
  lines: readonly ChosenLine[]
  values: RefundValues | null
}): Promise<ApplyOutcome> {
  if (values === null) throw new Error('nothing was filled in')
  const input = { orderId, lines: [...lines], ...values, evidence: [...values.evidence] }
  return attempt(
    async () => ({ type: 'accepted' as const, order: await applyRefund(input) }),
    refusedOrFailed,
  )
}
