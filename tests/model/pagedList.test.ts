import { describe, expect, test } from 'vitest'
import { pagedListMachine } from '../../src/machines/pagedListMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { failed, offline, page } from './charts/pagedList.ts'
import { journey } from './support/journey.ts'

describe('a paged list', () => {
  test('reads page after page to its end', async () => {
    const list = await filled()
    list.send({ type: 'more.requested' })
    expect(list.inputOf('loadPage')).toEqual({ cursor: 'after-b' })
    await list.settle('loadPage', page(['c', 'd'], 'after-d'))
    list.send({ type: 'more.requested' })
    await list.settle('loadPage', page(['e'], null))

    expect(list.snapshot()).toMatchObject({
      value: { filled: 'ended' },
      context: { items: ['a', 'b', 'c', 'd', 'e'], nextCursor: null, failure: null },
    })
    list.send({ type: 'more.requested' })
    expect(list.snapshot().value).toEqual({ filled: 'ended' })
  })

  test('requests a page once, however often the end of the list comes near', async () => {
    const list = await filled()
    list.send({ type: 'more.requested' })
    list.send({ type: 'more.requested' })
    await list.settle('loadPage', page(['c'], null))
    expect(list.snapshot().context.items).toEqual(['a', 'b', 'c'])
  })

  test('keeps its rows when the next page fails, and continues only on request', async () => {
    const list = await filled()
    list.send({ type: 'more.requested' })
    await list.settle('loadPage', failed)
    list.send({ type: 'more.requested' })
    expect(list.snapshot()).toMatchObject({
      value: { filled: 'failedMore' },
      context: { items: ['a', 'b'], nextCursor: 'after-b', failure: networkFailure },
    })

    list.send({ type: 'retry.requested' })
    expect(list.inputOf('loadPage')).toEqual({ cursor: 'after-b' })
    await list.settle('loadPage', page(['c'], null))
    expect(list.snapshot()).toMatchObject({
      value: { filled: 'ended' },
      context: { items: ['a', 'b', 'c'], failure: null },
    })
  })

  test('starts over from the first page when it is pulled down', async () => {
    const list = await filled()
    list.send({ type: 'refresh.requested' })
    expect(list.inputOf('loadPage')).toEqual({ cursor: null })
    expect(list.snapshot()).toMatchObject({
      value: 'refreshing',
      context: { items: ['a', 'b'] },
    })
    await list.settle('loadPage', page(['z'], null))
    expect(list.snapshot()).toMatchObject({
      value: { filled: 'ended' },
      context: { items: ['z'], nextCursor: null },
    })
  })

  test('keeps its rows and reports the failure of a pull', async () => {
    const list = await filled()
    list.send({ type: 'refresh.requested' })
    await list.settle('loadPage', failed)
    expect(list.snapshot()).toMatchObject({
      value: { filled: 'ready' },
      context: { items: ['a', 'b'], nextCursor: 'after-b', failure: networkFailure },
    })
    expect(list.effects).toEqual(['announceRefreshFailure'])
  })

  test('drops a next page in flight when it is pulled down', async () => {
    const list = await filled()
    list.send({ type: 'more.requested' })
    list.send({ type: 'refresh.requested' })
    await list.settle('loadPage', page(['a'], null))
    expect(list.snapshot()).toMatchObject({
      value: { filled: 'ended' },
      context: { items: ['a'] },
    })
  })

  test('is empty when nothing is there, and reloads when its last row goes', async () => {
    const list = start()
    await list.settle('loadPage', page([], null))
    expect(list.snapshot().value).toBe('empty')

    const other = await filled()
    other.send({ type: 'refresh.requested' })
    await other.settle('loadPage', page([], null))
    expect(other.snapshot()).toMatchObject({ value: 'empty', context: { items: [] } })
  })

  test('fails, or waits for the connection, when the first page does not arrive', async () => {
    const list = start()
    await list.settle('loadPage', failed)
    expect(list.snapshot().value).toBe('failed')
    list.send({ type: 'retry.requested' })
    await list.settle('loadPage', offline)
    expect(list.snapshot().value).toBe('offline')
    list.send({ type: 'connection.restored' })
    await list.settle('loadPage', page(['a'], null))
    expect(list.snapshot().value).toEqual({ filled: 'ended' })
  })
})

function start() {
  const list = journey(pagedListMachine, { effects: ['announceRefreshFailure'] })
  list.send({ type: 'load.requested' })
  return list
}

async function filled() {
  const list = start()
  await list.settle('loadPage', page(['a', 'b'], 'after-b'))
  return list
}
