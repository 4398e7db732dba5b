import { describe, expect, test } from 'vitest'
import { submissionMachine } from '../../src/machines/submissionMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { accepted, refused, values } from './charts/submission.ts'
import { journey } from './support/journey.ts'

describe('a submission', () => {
  test('is sent once, however often the button is tapped, and finishes', async () => {
    const submission = start()
    submission.send({ type: 'submitted', values })
    submission.send({ type: 'submitted', values: { tag: 'second tap' } })
    expect(submission.inputOf('send')).toEqual({ values })
    await submission.settle('send', accepted)
    expect(submission.snapshot()).toMatchObject({ value: 'editing', context: { failure: null } })
    expect(submission.effects).toEqual(['finish'])
  })

  test('shows the reason of its refusal until the form is changed, and can be sent again', async () => {
    const submission = start()
    submission.send({ type: 'submitted', values })
    await submission.settle('send', refused)
    expect(submission.snapshot()).toMatchObject({
      value: 'refused',
      context: { failure: networkFailure },
    })
    expect(submission.effects).toEqual(['announceFailure'])

    submission.send({ type: 'values.edited' })
    expect(submission.snapshot()).toMatchObject({ value: 'editing', context: { failure: null } })
    submission.send({ type: 'submitted', values })
    expect(submission.snapshot().value).toBe('submitting')
  })
})

function start() {
  return journey(submissionMachine, { effects: ['finish', 'announceFailure'] })
}
