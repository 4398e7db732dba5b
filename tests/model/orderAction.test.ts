import { describe, expect, test } from 'vitest'
import { orderActionMachine } from '../../src/machines/orderActionMachine.ts'
import { journey } from './support/journey.ts'
import { input, cancelled, refused, failed } from './charts/orderAction.ts'

describe('an order action with a question', () => {
  test('runs once it is confirmed', async () => {
    const action = ask()
    expect(action.snapshot().value).toBe('confirming')
    action.send({ type: 'action.confirmed' })
    expect(action.inputOf('perform')).toEqual({
      orderId: 31,
      action: 'cancel',
      refundId: null,
    })

    await action.settle('perform', { type: 'done', order: cancelled })
    expect(action.snapshot().value).toBe('resting')
    expect(action.effects).toEqual(['showOrder', 'announceDone'])
  })

  test('names the request that is withdrawn', () => {
    const action = journey(orderActionMachine, { input })
    action.send({ type: 'action.asked', action: 'withdrawRefund', refundId: 8 })
    action.send({ type: 'action.confirmed' })
    expect(action.inputOf('perform')).toEqual({
      orderId: 31,
      action: 'withdrawRefund',
      refundId: 8,
    })
  })

  test('does not run when it is dismissed', () => {
    const action = ask()
    action.send({ type: 'action.dismissed' })

    expect(action.snapshot().value).toBe('resting')
    expect(() => action.inputOf('perform')).toThrow('"perform" is not running')
  })

  test('is retried when no answer came, and asks again after an answer', async () => {
    const action = ask()
    action.send({ type: 'action.confirmed' })
    const first = action.inputOf('perform')
    await action.settle('perform', failed)
    expect(action.snapshot().value).toBe('unanswered')
    action.send({ type: 'action.confirmed' })
    expect(action.inputOf('perform')).toEqual(first)

    await action.settle('perform', refused)
    expect(action.effects).toEqual(['showOrder', 'announceRefusal'])
    action.send({ type: 'action.asked', action: 'cancel', refundId: null })
    expect(action.snapshot().value).toBe('confirming')
  })
})

function ask() {
  const action = journey(orderActionMachine, {
    input,
    effects: ['showOrder', 'announceDone', 'announceRefusal'],
  })
  action.send({ type: 'action.asked', action: 'cancel', refundId: null })
  return action
}
