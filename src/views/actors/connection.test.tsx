// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countOrders } from '../../../contract/orders.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { startOfflineCopies } from '../live/startOfflineCopies.ts'
import { useOrderCounts } from '../orders/useOrderCounts.ts'
import { connection } from './connection.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

function Counts() {
  return useOrderCounts().state
}

test('reads what failed to load once when the device is back online', async () => {
  connection.start()
  await startOfflineCopies(bindings.session, { cameWithAnswers: false })
  bindings.refuses(countOrders, { status: 502, msg: '' })
  const place = await bindings.show(<Counts />)
  await soon(() => expect(place.textContent).toBe('failed'))
  // A copy is shown elsewhere on the screen.
  for (const type of ['connection.lost', 'copy.shown'] as const) connection.send({ type })
  const before = bindings.askedFor(countOrders).length
  await act(async () => connection.send({ type: 'connection.restored' }))
  expect(bindings.askedFor(countOrders).length - before).toBe(1)
})
