import { describe, expect, test } from 'vitest'
import { resourceMachine } from '../../src/machines/resourceMachine.ts'
import type { LoadOutcome } from '../../src/machines/resourceMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import type { EventFixtures } from './support/chartModel.ts'
import { describeChart } from './support/describeChart.ts'
import { journey } from './support/journey.ts'

const loaded: LoadOutcome = { type: 'loaded', data: 'first' }
const failed: LoadOutcome = { type: 'failed', failure: networkFailure }
const offline: LoadOutcome = { type: 'failed', failure: { ...networkFailure, type: 'offline' } }

const events = {
  'load.requested': [{ type: 'load.requested' }],
  'retry.requested': [{ type: 'retry.requested' }],
  'refresh.requested': [{ type: 'refresh.requested' }],
  'connection.restored': [{ type: 'connection.restored' }],
  'data.replaced': [{ type: 'data.replaced', data: 'newer' }],
} satisfies EventFixtures<typeof resourceMachine>

describeChart<typeof resourceMachine>({
  machine: resourceMachine,
  events,
  actors: { load: { resolves: [loaded, failed, offline], rejects: ['surprise'] } },
  walk: 'shortest',
})

describe('a resource', () => {
  test('loads, and keeps what it shows while it asks again', async () => {
    const resource = journey(resourceMachine)
    resource.send({ type: 'load.requested' })
    await resource.settle('load', loaded)
    resource.send({ type: 'refresh.requested' })
    expect(resource.snapshot()).toMatchObject({
      value: { filled: 'refreshing' },
      context: { data: 'first', failure: null },
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

  test('keeps what it shows when the refresh fails, and refreshes once the connection is back', async () => {
    const resource = journey(resourceMachine)
    resource.send({ type: 'load.requested' })
    await resource.settle('load', loaded)
    resource.send({ type: 'refresh.requested' })
    await resource.settle('load', failed)
    expect(resource.snapshot()).toMatchObject({
      value: { filled: 'stale' },
      context: { data: 'first', failure: networkFailure },
    })

    resource.send({ type: 'connection.restored' })
    await resource.settle('load', loaded)
    expect(resource.snapshot()).toMatchObject({
      value: { filled: 'fresh' },
      context: { data: 'first', failure: null },
    })
  })

  test('says what happened when there is nothing to show, and tries again', async () => {
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
      context: { data: 'first', failure: null },
    })
  })

  test('loads by itself when the device is online again', async () => {
    const resource = journey(resourceMachine)
    resource.send({ type: 'load.requested' })
    await resource.settle('load', offline)
    expect(resource.snapshot().value).toBe('offline')

    resource.send({ type: 'connection.restored' })
    expect(resource.snapshot().value).toBe('loading')
  })

  test('drops an answer that was on its way when something changed', async () => {
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
