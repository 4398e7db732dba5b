import { describe, expect, test } from 'vitest'
import { confirmationMachine } from '../../src/machines/confirmationMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { asked, done, refused } from './charts/confirmation.ts'
import { journey } from './support/journey.ts'

describe('an action with a question', () => {
  test('runs once, however often it is confirmed, and the question closes', async () => {
    const confirmation = begin()
    confirmation.send(asked)
    expect(confirmation.snapshot().value).toBe('asking')
    confirmation.send({ type: 'question.confirmed' })
    confirmation.send({ type: 'question.confirmed' })
    confirmation.send({ type: 'question.dismissed' })
    expect(confirmation.inputOf('perform')).toEqual({ subject: 7 })
    await confirmation.settle('perform', done)
    expect(confirmation.snapshot()).toMatchObject({
      value: 'resting',
      context: { subject: 7, failure: null },
    })
    expect(confirmation.effects).toEqual(['finish'])
  })

  test('does not run when it is dismissed, nor without a question', () => {
    const confirmation = begin()
    confirmation.send({ type: 'question.confirmed' })
    confirmation.send(asked)
    confirmation.send({ type: 'question.dismissed' })
    expect(confirmation.snapshot().value).toBe('resting')
    expect(() => confirmation.inputOf('perform')).toThrow('"perform" is not running')
  })

  test('keeps its question open when it was refused, to be retried or dismissed', async () => {
    const confirmation = begin()
    confirmation.send(asked)
    confirmation.send({ type: 'question.confirmed' })
    await confirmation.settle('perform', refused)
    expect(confirmation.snapshot()).toMatchObject({
      value: 'refused',
      context: { subject: 7, failure: networkFailure },
    })
    expect(confirmation.snapshot().hasTag('asking')).toBe(true)
    confirmation.send({ type: 'question.confirmed' })
    expect(confirmation.inputOf('perform')).toEqual({ subject: 7 })
    await confirmation.settle('perform', refused)
    confirmation.send({ type: 'question.dismissed' })
    expect(confirmation.snapshot()).toMatchObject({ value: 'resting', context: { failure: null } })
    expect(confirmation.effects).toEqual(['announceFailure', 'announceFailure'])
  })
})

function begin() {
  return journey(confirmationMachine, { effects: ['finish', 'announceFailure'] })
}
