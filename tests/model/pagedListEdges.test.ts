import { expect, test } from 'vitest'
import { pagedListMachine } from '../../src/machines/pagedListMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { journey } from './support/journey.ts'

test.each([
  [[], 'empty'],
  [[{ id: 1 }], { filled: 'ended' }],
])('restores a list of %j when its refresh fails', async (list, place) => {
  const rows = journey(pagedListMachine, {})
  rows.send({ type: 'load.requested' })
  await rows.settle('loadPage', { type: 'loaded', page: { list, nextCursor: null } })
  expect(rows.snapshot().value).toEqual(place)
  rows.send({ type: 'refresh.requested' })
  await rows.settle('loadPage', { type: 'failed', failure: networkFailure })
  expect(rows.snapshot()).toMatchObject({ value: place, context: { items: list } })
})
