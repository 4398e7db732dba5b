import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { defineMessages } from 'react-intl'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { reviewMachine } from '../../machines/reviewMachine.ts'
import type {
  OpenReviewOutcome,
  ReviewOutcome,
  ReviewValues,
} from '../../machines/reviewMachine.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { showOrder } from '../../services/orders.ts'
import { addReview } from '../../services/reviews.ts'
import { refreshLoaded } from '../actors/actorCache.ts'
import { toFailure } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { leaveTo } from '../shell/navigation.ts'
import { createPerShopper } from '../actors/perShopper.ts'
import { forgetPictures } from '../pictures/usePictureUploads.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { useShown } from '../actors/useShown.ts'

export type ReviewActor = ActorRefFrom<typeof reviewMachine>

const messages = defineMessages({
  submitted: { id: 'review.submittedNotice', defaultMessage: 'Thank you for your review' },
})

const reviewFor = createPerShopper<ReviewActor>()

export function reviewPicturesKey(orderId: number, lineId: number): string {
  return `review:${orderId}:${lineId}`
}

/** The review of an order's lines. */
export function useReview(orderId: number) {
  const { identity } = useSession()
  const actor = useMemo(
    () => reviewFor(identity, String(orderId), () => createReview(orderId)),
    [identity, orderId],
  )
  useShown(() => actor.send({ type: 'review.shown' }))
  return { actor, snapshot: useSelector(actor, (current) => current) }
}

function createReview(orderId: number): ReviewActor {
  const machine = reviewMachine.provide({
    actors: {
      openOrder: fromPromise(({ input, signal }) => open(input.orderId, signal)),
      addReview: fromPromise(({ input }) => add(input)),
    },
    actions: {
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      finish: () => {
        toasts.success(messages.submitted)
        forgetPictures(`review:${orderId}:`)
        for (const shown of ['order', 'review', 'product', 'shop']) refreshLoaded(shown)
        if (window.location.pathname === '/comment') leaveTo(hrefs.orderInfo(orderId))
      },
    },
  })
  const actor = createFlow(machine, { input: { orderId, attemptSeed: newIdempotencyKey() } })
  window.addEventListener('online', () => actor.send({ type: 'connection.restored' }))
  return actor
}

async function open(orderId: number, signal: AbortSignal): Promise<OpenReviewOutcome> {
  try {
    return { type: 'opened', order: await showOrder(orderId, { signal }) }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}

async function add({
  orderId,
  values,
  idempotencyKey,
}: {
  orderId: number
  values: ReviewValues | null
  idempotencyKey: string
}): Promise<ReviewOutcome> {
  if (values === null) throw new Error('nothing was written')
  try {
    const lines = values.lines.map((line) => ({ ...line, pictures: [...line.pictures] }))
    return {
      type: 'accepted',
      order: await addReview({ orderId, ...values, lines }, idempotencyKey),
    }
  } catch (error) {
    const failure = toFailure(error)
    return failure.type === 'refused' ? { type: 'refused', failure } : { type: 'failed', failure }
  }
}
