import { describe, expect, test } from 'vitest'
import { reviewMachine } from '../../src/machines/reviewMachine.ts'
import type {
  OpenReviewOutcome,
  ReviewOutcome,
  ReviewValues,
} from '../../src/machines/reviewMachine.ts'
import type { Reason } from '../../src/services/contract/reasons.ts'
import { networkFailure } from '../factories/failures.ts'
import { anOrder } from '../factories/orderAnswers.ts'
import type { EventFixtures } from './support/chartModel.ts'
import { describeChart } from './support/describeChart.ts'
import { journey } from './support/journey.ts'

const input = { orderId: 31, attemptSeed: 'seed' }
const order = anOrder({ status: 3 })
const reviewed = anOrder({
  status: 4,
  lines: order.lines.map((line) => ({ ...line, reviewed: true })),
})
const values: ReviewValues = {
  lines: [{ lineId: 1, content: 'Sturdy and light.', productRating: 5, pictures: [] }],
  serviceRating: 4,
  shippingRating: 3,
}
const opened = { type: 'opened', order } as const
const accepted = { type: 'accepted', order: reviewed } as const
const failed = { type: 'failed', failure: networkFailure } as const

const events = {
  'review.shown': [{ type: 'review.shown' }],
  'retry.requested': [{ type: 'retry.requested' }],
  'connection.restored': [{ type: 'connection.restored' }],
  'values.edited': [{ type: 'values.edited' }],
  'review.submitted': [{ type: 'review.submitted', values }],
} satisfies EventFixtures<typeof reviewMachine>

describeChart<typeof reviewMachine>({
  machine: reviewMachine,
  inputs: [input],
  events,
  actors: {
    openOrder: {
      resolves: [opened, { type: 'opened', order: reviewed }, failed] satisfies OpenReviewOutcome[],
      rejects: ['surprise'],
    },
    addReview: {
      resolves: [
        accepted,
        refusedFor('alreadyReviewed'),
        refusedFor('uploadMissing'),
        failed,
      ] satisfies ReviewOutcome[],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => [
    context.order?.status,
    context.failure?.reason ?? context.failure?.type,
  ],
})

describe('a review', () => {
  test('is sent once, and finishes', async () => {
    const review = await write()
    review.send({ type: 'review.submitted', values })
    review.send({ type: 'review.submitted', values })
    expect(review.inputOf('addReview')).toEqual({ orderId: 31, values, idempotencyKey: 'seed-1' })
    await review.settle('addReview', accepted)
    expect(review.snapshot().value).toBe('submitted')
    expect(review.effects).toEqual(['finish'])
  })

  test('is sent again with the same key when nobody answered, with another once changed', async () => {
    const review = await write()
    review.send({ type: 'review.submitted', values })
    const first = review.inputOf('addReview')
    await review.settle('addReview', failed)
    review.send({ type: 'review.submitted', values })
    expect(review.inputOf('addReview')).toEqual(first)
    await review.settle('addReview', failed)
    review.send({ type: 'values.edited' })
    review.send({ type: 'review.submitted', values })
    expect(review.inputOf('addReview')).toMatchObject({ idempotencyKey: 'seed-2' })
  })

  test.each([
    ['is on its way', anOrder({ status: 2 })],
    ['is reviewed', reviewed],
  ])('is not possible for an order that %s', async (_, closed) => {
    const review = journey(reviewMachine, { input })
    await review.settle('openOrder', { type: 'opened', order: closed })
    expect(review.snapshot().value).toBe('closed')
  })

  test('looks again when the order was reviewed elsewhere', async () => {
    const review = await write()
    review.send({ type: 'review.submitted', values })
    await review.settle('addReview', refusedFor('alreadyReviewed'))
    expect(review.snapshot().value).toBe('opening')
    expect(review.effects).toEqual(['announceFailure'])
    await review.settle('openOrder', { type: 'opened', order: reviewed })
    expect(review.snapshot().value).toBe('closed')
  })
})

async function write() {
  const review = journey(reviewMachine, { input, effects: ['announceFailure', 'finish'] })
  await review.settle('openOrder', opened)
  return review
}

function refusedFor(reason: Reason) {
  return { type: 'refused', failure: { ...networkFailure, type: 'refused', reason } } as const
}
