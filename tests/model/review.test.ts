import { describe, expect, test } from 'vitest'
import { reviewMachine } from '../../src/machines/reviewMachine.ts'
import { anOrder } from '../factories/orderAnswers.ts'
import {
  accepted,
  failed,
  input,
  opened,
  alreadyReviewed,
  reviewed,
  values,
} from './charts/review.ts'
import { journey } from './support/journey.ts'

describe('a review', () => {
  test('is sent once, and finishes', async () => {
    const review = await write()
    review.send({ type: 'review.submitted', values })
    review.send({ type: 'review.submitted', values })
    expect(review.inputOf('addReview')).toEqual({ orderId: 31, values })
    await review.settle('addReview', accepted)
    expect(review.snapshot().value).toBe('submitted')
    expect(review.effects).toEqual(['finish'])
  })

  test('is sent again when no answer came, also once it was changed', async () => {
    const review = await write()
    review.send({ type: 'review.submitted', values })
    const first = review.inputOf('addReview')
    await review.settle('addReview', failed)
    review.send({ type: 'review.submitted', values })
    expect(review.inputOf('addReview')).toEqual(first)
    await review.settle('addReview', failed)
    review.send({ type: 'values.edited' })
    expect(review.snapshot()).toMatchObject({
      value: { filling: 'ready' },
      context: { failure: null },
    })
  })

  test.each([
    ['is on its way', anOrder({ status: 2 })],
    ['is reviewed', reviewed],
  ])('is not possible for an order that %s', async (_, closed) => {
    const review = journey(reviewMachine, { input })
    await review.settle('openOrder', { type: 'opened', order: closed })
    expect(review.snapshot().value).toBe('closed')
  })

  test('reloads the order when it was reviewed elsewhere', async () => {
    const review = await write()
    review.send({ type: 'review.submitted', values })
    await review.settle('addReview', alreadyReviewed)
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
