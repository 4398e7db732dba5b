import { expect } from '@playwright/test'
import { reviewMachine } from '../../../src/machines/reviewMachine.ts'
import type {
  OpenReviewOutcome,
  ReviewOutcome,
  ReviewValues,
} from '../../../src/machines/reviewMachine.ts'
import { showOrder } from '../../../contract/orders.ts'
import { addReview } from '../../../contract/reviews.ts'
import { networkFailure, refusalFor, refusedWith } from '../../factories/failures.ts'
import { anOrder } from '../../factories/orderAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import {
  asksAgain,
  buttonIsBusy,
  buttonIsReady,
  comesBack,
  goesOnlineAgain,
  isLoading,
  offersRetry,
  says,
  screenOf,
} from '../support/onScreen.ts'
import { thenShows } from '../support/orderOnScreen.ts'
import { replyOf } from '../support/stage.ts'
import { failureWord } from '../support/failureWord.ts'
import { ask } from '../support/wire.ts'

export const input = { orderId: 31 }
const address = '/comment?order=31'
const order = anOrder({ status: 3 })
export const reviewed = anOrder({
  status: 4,
  lines: order.lines.map((line) => ({ ...line, reviewed: true })),
  reviewed: true,
})
export const values: ReviewValues = {
  lines: [{ lineId: 1, content: 'Sturdy and light.', productRating: 5, pictures: [] }],
  serviceRating: 4,
  shippingRating: 3,
}
export const opened = { type: 'opened', order } as const
export const accepted = { type: 'accepted', order: reviewed } as const
export const failed = { type: 'failed', failure: networkFailure } as const

export const alreadyReviewed = refusedWith(refusalFor('alreadyReviewed', { lineId: 1, order }))

export const proof = proveChart<typeof reviewMachine>({
  machine: reviewMachine,
  question: 'When can what was bought be reviewed, and does a review count once?',
  actedBy: {
    'review.shown': 'shopper',
    'retry.requested': 'shopper',
    'connection.restored': 'browser',
    'values.edited': 'shopper',
    'review.submitted': 'shopper',
  },
  inputs: [input],
  events: {
    'review.shown': [{ type: 'review.shown' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'values.edited': [{ type: 'values.edited' }],
    'review.submitted': [{ type: 'review.submitted', values }],
  },
  actors: {
    openOrder: {
      resolves: [opened, { type: 'opened', order: reviewed }, failed] satisfies OpenReviewOutcome[],
      rejects: ['surprise'],
    },
    addReview: {
      resolves: [
        accepted,
        alreadyReviewed,
        refusedWith(refusalFor('uploadMissing')),
        failed,
      ] satisfies ReviewOutcome[],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => [context.order?.status, failureWord(context.failure)],
  api: { none: 'it has no state there but the order’s, whose chart is walked' },
  screens: {
    onFreshPage: ['review.shown'],
    open: async ({ page }) => {
      await page.goto(address)
    },
    gestures: {
      'review.shown': (stage, _event, before) =>
        before.matches('submitted') ? stage.goTo(address) : comesBack(stage),
      'retry.requested': asksAgain,
      'connection.restored': goesOnlineAgain,
      'values.edited': async ({ page, notes }) => {
        notes.set('content', 'Sturdy, light, and a little late.')
        await page.getByLabel('Your review').fill('Sturdy, light, and a little late.')
      },
      'review.submitted': async ({ page, notes }) => {
        for (const [group, stars] of [
          ['Product', '5 stars'],
          ['Service', '4 stars'],
          ['Shipping', '3 stars'],
        ] as const) {
          await page.getByRole('group', { name: group }).getByRole('radio', { name: stars }).check()
        }
        const content = page.getByLabel('Your review')
        if ((await content.inputValue()) === '') {
          notes.set('content', 'Sturdy and light.')
          await content.fill('Sturdy and light.')
        }
        await page.getByRole('button', { name: 'Submit review' }).click()
      },
    },
    answers: {
      openOrder: oneCall(showOrder, (output) =>
        output.type === 'opened' ? { type: 'data', data: output.order } : replyOf(output.failure),
      ),
      addReview: {
        calls: [addReview],
        replies: (output) =>
          output.type === 'accepted'
            ? thenShows(output.order, addReview)
            : [{ call: addReview, reply: replyOf(output.failure) }],
      },
    },
    sends: {
      openOrder: ({ orderId }) => [ask(showOrder, { id: orderId })],
      addReview: ({ orderId }, _during, { notes }) => [
        ask(addReview, {
          ...values,
          orderId,
          lines: values.lines.map(({ pictures, ...line }) => ({
            ...line,
            pictures: [...pictures],
            content: String(notes.get('content')),
          })),
        }),
      ],
    },
    shows: {
      opening: isLoading,
      unopened: offersRetry,
      closed: says('You have reviewed everything'),
      'filling.ready': buttonIsReady('Submit review'),
      'filling.unanswered': says('Backend interface connection abnormal'),
      submitting: buttonIsBusy('Submit review'),
      submitted: async (stage) => {
        await says('Thank you for your review')(stage)
        await expect(stage.page).toHaveURL('/orderInfo/31')
        const done = screenOf(stage).locator('li').filter({ hasText: 'Add review' })
        await expect(done).toContainText('You have reviewed everything')
      },
    },
  },
})
