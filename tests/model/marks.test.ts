import { describe, expect, test } from 'vitest'
import { marksMachine } from '../../src/machines/marksMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { drop, failed, keep, loaded, saved } from './charts/marks.ts'
import { journey } from './support/journey.ts'

describe('the marks', () => {
  test('are saved one after the other, in the order of the taps', async () => {
    const marks = await resting()
    marks.send({ type: 'mark.set', mark: keep })
    marks.send({ type: 'mark.set', mark: drop })
    expect(marks.inputOf('saveMark')).toEqual({ mark: keep })
    expect(marks.snapshot().context.edits).toEqual([keep, drop])

    await marks.settle('saveMark', saved)
    expect(marks.snapshot().context).toMatchObject({ productIds: [20], edits: [drop] })
    expect(marks.inputOf('saveMark')).toEqual({ mark: drop })
    await marks.settle('saveMark', saved)
    expect(marks.snapshot()).toMatchObject({
      value: { shopper: 'resting' },
      context: { productIds: [], shopIds: [3], edits: [], failure: null },
    })
    expect(marks.effects).toEqual(['showSaved', 'showSaved'])
  })

  test('are taken back when the server does not take them, and it says so', async () => {
    const marks = await resting()
    marks.send({ type: 'mark.set', mark: keep })
    await marks.settle('saveMark', failed)
    expect(marks.snapshot()).toMatchObject({
      value: { shopper: 'resting' },
      context: { productIds: [], edits: [], failure: networkFailure },
    })
    expect(marks.effects).toEqual(['announceFailure'])
  })

  test('can be set before what was marked earlier is known', async () => {
    const marks = start({ isGuest: false })
    marks.send({ type: 'mark.set', mark: keep })
    await marks.settle('loadMarks', failed)
    expect(marks.snapshot().value).toEqual({ shopper: 'saving' })
    await marks.settle('saveMark', saved)
    expect(marks.snapshot().context).toMatchObject({ productIds: [20], edits: [] })
  })

  test('that could not be read are read again after the next answer to a save', async () => {
    const marks = start({ isGuest: false })
    await marks.settle('loadMarks', failed)
    expect(marks.snapshot().value).toEqual({ shopper: 'unloaded' })
    marks.send({ type: 'mark.set', mark: keep })
    await marks.settle('saveMark', saved)
    expect(marks.snapshot().value).toEqual({ shopper: 'loading' })
    await marks.settle('loadMarks', {
      type: 'loaded',
      marks: { productIds: [20, 7], shopIds: [3] },
    })
    expect(marks.snapshot()).toMatchObject({
      value: { shopper: 'resting' },
      context: { productIds: [20, 7], shopIds: [3], edits: [] },
    })
  })

  test('of a guest are asked to log in for, and nothing is kept', () => {
    const marks = start({ isGuest: true })
    marks.send({ type: 'mark.set', mark: keep })
    expect(marks.snapshot()).toMatchObject({ value: 'guest', context: { edits: [] } })
    expect(marks.effects).toEqual(['askToLogin'])
  })
})

function start(input: { isGuest: boolean }) {
  return journey(marksMachine, {
    input,
    effects: ['announceFailure', 'showSaved', 'askToLogin'],
  })
}

async function resting() {
  const marks = start({ isGuest: false })
  await marks.settle('loadMarks', loaded)
  return marks
}
