import { describe, expect, test } from 'vitest'
import { uploadsMachine } from '../../src/machines/uploadsMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { failed, uploaded } from './charts/uploads.ts'
import { journey } from './support/journey.ts'

describe('pictures that are uploading', () => {
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

  test('start the next when the current one is removed', () => {
    const uploads = start()
    uploads.send({ type: 'pictures.chosen', keys: ['a', 'b'] })
    uploads.send({ type: 'picture.removed', key: 'a' })
    expect(uploads.inputOf('upload')).toEqual({ key: 'b' })
  })

  test('are accepted without a notice up to the limit', () => {
    const uploads = start()
    uploads.send({ type: 'pictures.chosen', keys: ['a', 'b'] })
    expect(uploads.snapshot().context.entries.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(uploads.effects).toEqual([])
  })

  test('are cut to the limit, with a notice', () => {
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
