import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
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
import { newIdempotencyKey } from '../../services/http.ts'
import { showOrder } from '../../services/orders.ts'
import { applyRefund, quoteRefund } from '../../services/refunds.ts'
import { refreshLoaded } from '../actors/actorCache.ts'
import { toFailure } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { leaveTo } from '../shell/navigation.ts'
import { createPerShopper } from '../actors/perShopper.ts'
import { forgetPictures } from '../pictures/usePictureUploads.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { useShown } from '../actors/useShown.ts'

export type RefundRequestActor = ActorRefFrom<typeof refundRequestMachine>

const messages = defineMessages({
  submitted: { id: 'refund.submittedNotice', defaultMessage: 'The shop has your request' },
})

const requestFor = createPerShopper<RefundRequestActor>()

export function refundPicturesKey(orderId: number): string {
  return `refund:${orderId}`
}

/** A request for money back of an order; `productIds` are those the address names. */
export function useRefundRequest(orderId: number, productIds: readonly number[]) {
  const { identity } = useSession()
  const key = `${orderId}:${productIds.join(',')}`
  const actor = useMemo(
    () => requestFor(identity, key, () => createRefundRequest(orderId, productIds)),
    // The key says both.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [identity, key],
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
        refreshLoaded('order')
        if (window.location.pathname.startsWith(`/refund/${orderId}`)) {
          leaveTo(hrefs.orderInfo(orderId))
        }
      },
    },
  })
  const actor = createFlow(machine, {
    input: { orderId, productIds, attemptSeed: newIdempotencyKey() },
  })
  window.addEventListener('online', () => actor.send({ type: 'connection.restored' }))
  return actor
}

async function open(orderId: number, signal: AbortSignal): Promise<OpenRefundOutcome> {
  try {
    return { type: 'opened', order: await showOrder(orderId, { signal }) }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}

async function quote(
  orderId: number,
  lines: readonly ChosenLine[],
  signal: AbortSignal,
): Promise<RefundQuoteOutcome> {
  try {
    return { type: 'quoted', quote: await quoteRefund(orderId, [...lines], signal) }
  } catch (error) {
    const failure = toFailure(error)
    return failure.type === 'refused' ? { type: 'refused', failure } : { type: 'failed', failure }
  }
}

async function apply({
  orderId,
  lines,
  values,
  idempotencyKey,
}: {
  orderId: number
  lines: readonly ChosenLine[]
  values: RefundValues | null
  idempotencyKey: string
}): Promise<ApplyOutcome> {
  if (values === null) throw new Error('nothing was filled in')
  try {
    const input = { orderId, lines: [...lines], ...values, proofs: [...values.proofs] }
    return { type: 'accepted', order: await applyRefund(input, idempotencyKey) }
  } catch (error) {
    const failure = toFailure(error)
    return failure.type === 'refused' ? { type: 'refused', failure } : { type: 'failed', failure }
  }
}
