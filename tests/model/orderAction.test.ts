import { describe, expect, test } from 'vitest'
import { orderActionMachine } from '../../src/machines/orderActionMachine.ts'
import type { ActionOutcome } from '../../src/machines/orderActionMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { anOrder } from '../factories/orderAnswers.ts'
import { describeChart } from './support/describeChart.ts'
import { journey } from './support/journey.ts'
import type { EventFixtures } from './support/chartModel.ts'

const input = { orderId: 31, attemptSeed: 'seed' }
const cancelled = anOrder({ status: -1, payDeadline: null })
const refused = {
  type: 'refused',
  failure: { ...networkFailure, type: 'refused', reason: 'stateChanged' },
  order: anOrder({ status: 1 }),
} as const
const failed = { type: 'failed', failure: networkFailure } as const

const events = {
  'action.asked': [
    { type: 'action.asked', action: 'cancel', refundId: null },
    { type: 'action.asked', action: 'withdrawRefund', refundId: 8 },
  ],
  'action.confirmed': [{ type: 'action.confirmed' }],
  'action.dismissed': [{ type: 'action.dismissed' }],
} satisfies EventFixtures<typeof orderActionMachine>

describeChart<typeof orderActionMachine>({
  machine: orderActionMachine,
  inputs: [input],
  events,
  actors: {
    perform: {
      resolves: [{ type: 'done', order: cancelled }, refused, failed] satisfies ActionOutcome[],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => [context.action, context.failure?.type],
})

describe('an action that is asked about first', () => {
  test('is done once it is confirmed', async () => {
    const action = ask()
    expect(action.snapshot().value).toBe('confirming')
    action.send({ type: 'action.confirmed' })
    expect(action.inputOf('perform')).toEqual({
      orderId: 31,
      action: 'cancel',
      refundId: null,
      idempotencyKey: 'seed-1',
    })

    await action.settle('perform', { type: 'done', order: cancelled })
    expect(action.snapshot().value).toBe('resting')
    expect(action.effects).toEqual(['showOrder', 'announceDone'])
  })

  test('names the request that is taken back', () => {
    const action = journey(orderActionMachine, { input })
    action.send({ type: 'action.asked', action: 'withdrawRefund', refundId: 8 })
    action.send({ type: 'action.confirmed' })
    expect(action.inputOf('perform')).toEqual({
      orderId: 31,
      action: 'withdrawRefund',
      refundId: 8,
      idempotencyKey: 'seed-1',
    })
  })

  test('is not done when it is dismissed', () => {
    const action = ask()
    action.send({ type: 'action.dismissed' })

    expect(action.snapshot().value).toBe('resting')
    expect(() => action.inputOf('perform')).toThrow('"perform" is not running')
  })

  test('is tried again with the same key when no answer came, with another after an answer', async () => {
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
    action.send({ type: 'action.confirmed' })
    expect(action.inputOf('perform')).toMatchObject({ idempotencyKey: 'seed-2' })
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
