import { describe, expect, test } from 'vitest'
import { confirmationMachine } from '../../src/machines/confirmationMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { asked, done, refused } from './charts/confirmation.ts'
import { journey } from './support/journey.ts'

describe('what is asked about first', () => {
  test('is done once, however often it is confirmed, and the question goes', async () => {
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

  test('is not done when it is dismissed, nor without a question', () => {
    const confirmation = begin()
    confirmation.send({ type: 'question.confirmed' })
    confirmation.send(asked)
    confirmation.send({ type: 'question.dismissed' })
    expect(confirmation.snapshot().value).toBe('resting')
    expect(() => confirmation.inputOf('perform')).toThrow('"perform" is not running')
  })

  test('stays asked when it was refused, to be tried again or left', async () => {
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
