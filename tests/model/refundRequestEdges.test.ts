import { expect, test } from 'vitest'
import { refundRequestMachine } from '../../src/machines/refundRequestMachine.ts'
import { alreadySubmitted, input, opened, order, quoted, values } from './charts/refundRequest.ts'
import { journey } from './support/journey.ts'

const [line] = order.lines

test.each([
  'alreadySubmitted',
  'alreadyRefunded',
  'refundPeriodOver',
  'stateChanged',
  'notFound',
] as const)('a request refused with %s reloads the order', async (reason) => {
  const request = journey(refundRequestMachine, { input })
  await request.settle('openOrder', opened)
  await request.settle('quoteLines', quoted)
  request.send({ type: 'request.submitted', values })
  const failure = { ...alreadySubmitted.failure, reason }
  await request.settle('apply', { ...alreadySubmitted, failure } as typeof alreadySubmitted)
  expect(request.snapshot().value).toBe('opening')
})

test.each([
  ['one line that gives something back', [0, 1], 1, 'filling'],
  ['nothing that gives something back', [0, 0], 1, 'closed'],
  ['nothing paid yet', [1, 1], 0, 'closed'],
] as const)('an order with %s', async (_, left, status, place) => {
  const lines = left.map((refundableQuantity, at) => ({
    ...line!,
    lineId: at + 1,
    refundableQuantity,
  }))
  const request = journey(refundRequestMachine, { input })
  await request.settle('openOrder', { ...opened, order: { ...order, lines, status } })
  expect(request.snapshot().matches(place)).toBe(true)
  expect(request.snapshot().context.lines).toEqual(
    left.flatMap((quantity, at) => (quantity > 0 ? [{ lineId: at + 1, quantity }] : [])),
  )
})

test.each([
  ['a millisecond before its time is over', 4, opened.at + 1, 'filling'],
  ['when its time is over', 4, opened.at, 'closed'],
  ['when it has none', 4, null, 'closed'],
  ['not yet completed', 3, null, 'filling'],
] as const)('an order reloaded %s', async (_, status, deadline, place) => {
  const refundDeadline = deadline === null ? null : new Date(deadline).toISOString()
  const request = journey(refundRequestMachine, { input })
  await request.settle('openOrder', { ...opened, order: { ...order, status, refundDeadline } })
  expect(request.snapshot().matches(place)).toBe(true)
})
