import { describe, expect, test } from 'vitest'
import { refundRequestMachine } from '../../src/machines/refundRequestMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { anOrder } from '../factories/orderAnswers.ts'
import { journey } from './support/journey.ts'
import {
  input,
  lines,
  order,
  values,
  opened,
  alreadyOpen,
  quoted,
  accepted,
  failed,
  alreadySubmitted,
  refundTooHigh,
} from './charts/refundRequest.ts'

describe('the refund request form', () => {
  test('begins with every line that has something refundable', async () => {
    const request = journey(refundRequestMachine, { input })
    await request.settle('openOrder', opened)
    expect(request.inputOf('quoteLines')).toEqual({ orderId: 31, lines })
  })

  test('begins with the products that the address names', async () => {
    const [line] = order.lines
    if (line === undefined) throw new Error('an order without lines')
    const other = { ...line, lineId: 2, productId: 21, refundableQuantity: 1 }
    const request = journey(refundRequestMachine, { input: { ...input, productIds: [21] } })
    await request.settle('openOrder', {
      ...opened,
      order: { ...order, lines: [line, other] },
    })
    expect(request.inputOf('quoteLines')).toEqual({
      orderId: 31,
      lines: [{ lineId: 2, quantity: 1 }],
    })
  })

  test.each([
    ['waits to be paid', anOrder()],
    ['has a request open', alreadyOpen.order],
    [
      'has given everything back',
      anOrder({
        status: 3,
        lines: order.lines.map((line) => ({ ...line, refundableQuantity: 0 })),
      }),
    ],
  ])('is not possible for an order that %s', async (_, closed) => {
    const request = journey(refundRequestMachine, { input })
    await request.settle('openOrder', { ...opened, order: closed })
    expect(request.snapshot().value).toBe('closed')
  })

  test('is sent once, and finishes', async () => {
    const request = await fillIn()
    request.send({ type: 'request.submitted', values })
    request.send({ type: 'request.submitted', values: { ...values, amountCents: 1 } })
    expect(request.inputOf('apply')).toEqual({
      orderId: 31,
      lines,
      values,
    })
    await request.settle('apply', accepted)
    expect(request.snapshot().value).toBe('submitted')
    expect(request.effects).toEqual(['finish'])
  })

  test('is sent unchanged when no answer came', async () => {
    const request = await fillIn()
    request.send({ type: 'request.submitted', values })
    const first = request.inputOf('apply')
    await request.settle('apply', failed)
    expect(request.snapshot()).toMatchObject({
      value: { filling: 'unanswered' },
      context: { failure: networkFailure },
    })
    request.send({ type: 'request.submitted', values })
    expect(request.inputOf('apply')).toEqual(first)
  })

  test('is another request once it was changed', async () => {
    const request = await fillIn()
    request.send({ type: 'request.submitted', values })
    await request.settle('apply', failed)
    request.send({ type: 'values.edited' })
    const changed = { ...values, amountCents: 100 }
    request.send({ type: 'request.submitted', values: changed })
    expect(request.inputOf('apply')).toEqual({ orderId: 31, lines, values: changed })
  })

  test('learns the new maximum when it asked for too much', async () => {
    const request = await fillIn()
    request.send({ type: 'request.submitted', values })
    await request.settle('apply', refundTooHigh)
    expect(request.snapshot()).toMatchObject({
      value: { filling: 'quoting' },
      context: { failure: { reason: 'refundTooHigh' } },
    })
    expect(request.effects).toEqual(['announceFailure'])
  })

  test('reports that one is already submitted', async () => {
    const request = await fillIn()
    request.send({ type: 'request.submitted', values })
    await request.settle('apply', alreadySubmitted)
    await request.settle('openOrder', alreadyOpen)
    expect(request.snapshot().value).toBe('closed')
    expect(request.effects).toEqual(['announceFailure'])
  })
})

async function fillIn() {
  const request = journey(refundRequestMachine, { input, effects: ['announceFailure', 'finish'] })
  await request.settle('openOrder', opened)
  await request.settle('quoteLines', quoted)
  return request
}

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
