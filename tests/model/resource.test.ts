import { describe, expect, test } from 'vitest'
import { resourceMachine } from '../../src/machines/resourceMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { failed, firstData, loaded, offline } from './charts/resource.ts'
import { journey } from './support/journey.ts'

describe('a resource', () => {
  test('loads, and keeps its data during a refresh', async () => {
    const resource = journey(resourceMachine)
    resource.send({ type: 'load.requested' })
    await resource.settle('load', loaded)
    resource.send({ type: 'refresh.requested' })
    expect(resource.snapshot()).toMatchObject({
      value: { filled: 'refreshing' },
      context: { data: firstData, failure: null },
    })

    await resource.settle('load', { type: 'loaded', data: 'second' })
    expect(resource.snapshot()).toMatchObject({
      value: { filled: 'fresh' },
      context: { data: 'second', failure: null },
    })
  })

  test('that came with the page is shown without a call', () => {
    const resource = journey(resourceMachine)
    resource.send({ type: 'data.replaced', data: 'came with the page' })
    expect(resource.snapshot()).toMatchObject({
      value: { filled: 'fresh' },
      context: { data: 'came with the page', failure: null },
    })
  })

  test('keeps its data when the refresh fails, and refreshes once the connection is back', async () => {
    const resource = journey(resourceMachine)
    resource.send({ type: 'load.requested' })
    await resource.settle('load', loaded)
    resource.send({ type: 'refresh.requested' })
    await resource.settle('load', failed)
    expect(resource.snapshot()).toMatchObject({
      value: { filled: 'stale' },
      context: { data: firstData, failure: networkFailure },
    })

    resource.send({ type: 'connection.restored' })
    await resource.settle('load', loaded)
    expect(resource.snapshot()).toMatchObject({
      value: { filled: 'fresh' },
      context: { data: firstData, failure: null },
    })
  })

  test('reports an error when there is no data, and retries', async () => {
    const resource = journey(resourceMachine)
    resource.send({ type: 'load.requested' })
    await resource.settle('load', failed)
    expect(resource.snapshot()).toMatchObject({
      value: 'failed',
      context: { data: null, failure: networkFailure },
    })

    resource.send({ type: 'retry.requested' })
    await resource.settle('load', loaded)
    expect(resource.snapshot()).toMatchObject({
      value: { filled: 'fresh' },
      context: { data: firstData, failure: null },
    })
  })

  test('loads automatically when the device is online again', async () => {
    const resource = journey(resourceMachine)
    resource.send({ type: 'load.requested' })
    await resource.settle('load', offline)
    expect(resource.snapshot().value).toBe('offline')

    resource.send({ type: 'connection.restored' })
    expect(resource.snapshot().value).toBe('loading')
  })

  test('drops an answer in flight when something changed', async () => {
    const resource = journey(resourceMachine)
    resource.send({ type: 'load.requested' })
    await resource.settle('load', loaded)
    resource.send({ type: 'refresh.requested' })
    resource.send({ type: 'data.replaced', data: 'newer' })
    await resource.settle('load', { type: 'loaded', data: 'late' })
    expect(resource.snapshot()).toMatchObject({
      value: { filled: 'fresh' },
      context: { data: 'newer', failure: null },
    })
  })
})
