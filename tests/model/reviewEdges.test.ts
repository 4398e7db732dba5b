import { expect, test } from 'vitest'
import { reviewMachine } from '../../src/machines/reviewMachine.ts'
import { input, opened } from './charts/review.ts'
import { journey } from './support/journey.ts'

test.each([
  [2, false],
  [3, true],
  [4, true],
] as const)('an order with code %s can be reviewed: %s', async (status, isOpen) => {
  const review = journey(reviewMachine, { input })
  await review.settle('openOrder', { type: 'opened', order: { ...opened.order, status } })
  expect(review.snapshot().hasTag('form')).toBe(isOpen)
})

test('an order with one reviewed line still takes a review for the others', async () => {
  const review = journey(reviewMachine, { input })
  const [line] = opened.order.lines
  const lines = [
    { ...line!, lineId: 1, reviewed: true },
    { ...line!, lineId: 2, reviewed: false },
  ]
  await review.settle('openOrder', { type: 'opened', order: { ...opened.order, lines } })
  expect(review.snapshot().hasTag('form')).toBe(true)
})
