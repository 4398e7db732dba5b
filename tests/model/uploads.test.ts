import { describe, expect, test } from 'vitest'
import { uploadsMachine } from '../../src/machines/uploadsMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import type { EventFixtures } from './support/chartModel.ts'
import { describeChart } from './support/describeChart.ts'
import { journey } from './support/journey.ts'

const uploaded = {
  type: 'uploaded',
  picture: { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', small: '/small', large: '/large' },
} as const
const failed = { type: 'failed', failure: networkFailure } as const

const events = {
  'pictures.chosen': ({ context }) =>
    context.entries.length === 0
      ? [{ type: 'pictures.chosen', keys: ['a', 'b'] }]
      : [{ type: 'pictures.chosen', keys: ['c', 'd'] }],
  'picture.removed': [
    { type: 'picture.removed', key: 'a' },
    { type: 'picture.removed', key: 'b' },
  ],
  'picture.retried': [{ type: 'picture.retried', key: 'a' }],
  'pictures.used': [{ type: 'pictures.used' }],
} satisfies EventFixtures<typeof uploadsMachine>

describeChart<typeof uploadsMachine>({
  machine: uploadsMachine,
  inputs: [{ most: 2 }],
  events,
  actors: { upload: { resolves: [uploaded, failed], rejects: ['surprise'] } },
  distinguish: ({ context }) => context.entries.map(({ key, stage }) => [key, stage]),
})

describe('pictures on their way', () => {
  test('go one after the other', async () => {
    const uploads = start()
    uploads.send({ type: 'pictures.chosen', keys: ['a', 'b'] })
    expect(uploads.inputOf('upload')).toEqual({ key: 'a' })
    await uploads.settle('upload', uploaded)
    expect(uploads.inputOf('upload')).toEqual({ key: 'b' })
    await uploads.settle('upload', failed)
    expect(uploads.snapshot()).toMatchObject({
      value: 'resting',
      context: {
        entries: [
          { key: 'a', stage: 'uploaded', picture: uploaded.picture },
          { key: 'b', stage: 'failed', failure: networkFailure },
        ],
      },
    })
  })

  test('make room for the next when the one on its way is taken away', () => {
    const uploads = start()
    uploads.send({ type: 'pictures.chosen', keys: ['a', 'b'] })
    uploads.send({ type: 'picture.removed', key: 'a' })
    expect(uploads.inputOf('upload')).toEqual({ key: 'b' })
  })

  test('are not more than there is room for, and it says so', () => {
    const uploads = start()
    uploads.send({ type: 'pictures.chosen', keys: ['a', 'b', 'c'] })
    expect(uploads.snapshot().context.entries.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(uploads.effects).toEqual(['announceTooMany'])
  })

  test('can be sent again after a failure, not otherwise', async () => {
    const uploads = start()
    uploads.send({ type: 'pictures.chosen', keys: ['a'] })
    await uploads.settle('upload', failed)
    uploads.send({ type: 'picture.retried', key: 'a' })
    expect(uploads.inputOf('upload')).toEqual({ key: 'a' })
    await uploads.settle('upload', uploaded)
    uploads.send({ type: 'picture.retried', key: 'a' })
    expect(uploads.snapshot().value).toBe('resting')
  })
})

function start() {
  return journey(uploadsMachine, { input: { most: 2 }, effects: ['announceTooMany'] })
}
