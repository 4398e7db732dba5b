import { defineMessages } from 'react-intl'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { reviewMachine } from '../../machines/reviewMachine.ts'
import type {
  OpenReviewOutcome,
  ReviewOutcome,
  ReviewValues,
} from '../../machines/reviewMachine.ts'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { showOrder } from '../../services/orders.ts'
import { addReview } from '../../services/reviews.ts'
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

export type ReviewActor = ActorRefFrom<typeof reviewMachine>

const messages = defineMessages({
  submitted: { id: 'review.submittedNotice', defaultMessage: 'Thank you for your review' },
})

export function reviewPicturesKey(orderId: number, lineId: number): ActorKey {
  return ['reviews', orderId, lineId]
}

/** The review of an order's lines. */
export function useReview(orderId: number) {
  const actor = useStoredActor(['reviews', 'inHand', orderId], () => createReview(orderId))
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
        forgetPictures(['reviews', orderId])
        actorStore.refresh(['orders'], ['reviews'], ['product'], ['products'], ['shop'])
        const { pathname, search } = window.location
        const shown = pathname === '/comment' ? new URLSearchParams(search).get('order') : null
        if (readOrderId(shown) === orderId) leaveTo(hrefs.orderInfo(orderId))
      },
    },
  })
  return createFlow(machine, { input: { orderId } })
}

async function open(orderId: number, signal: AbortSignal): Promise<OpenReviewOutcome> {
  return attempt(async () => ({
    type: 'opened' as const,
    order: await showOrder(orderId, { signal }),
  }))
}

async function add({
  orderId,
  values,
}: {
  orderId: number
  values: ReviewValues | null
}): Promise<ReviewOutcome> {
  if (values === null) throw new Error('nothing was written')
  const lines = values.lines.map((line) => ({ ...line, pictures: [...line.pictures] }))
  return attempt(
    async () => ({
      type: 'accepted' as const,
      order: await addReview({ orderId, ...values, lines }),
    }),
    refusedOrFailed,
  )
}
