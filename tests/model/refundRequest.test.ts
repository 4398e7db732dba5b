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
