// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countNotices, listNotices, readNotices } from '../../../contract/notices.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { useNotices, useReadNotices } from './useNotices.ts'
import { useUnreadNotices } from './useUnreadNotices.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('a read notice leaves the count, and the list shows it as read', async () => {
  bindings.answers(listNotices, { list: [], nextCursor: null })
  const count = Promise.withResolvers<object>()
  bindings.answers(countNotices, () => count.promise)
  bindings.answers(readNotices, { unread: 0 })
  const held = await heldBy(bindings, () => ({
    notices: useNotices(),
    reading: useReadNotices(),
    unread: useUnreadNotices(),
  }))
  const before = held().unread
  count.resolve({ unread: 2 })
  await soon(() => expect(held().unread).toBe(2))
  bindings.answers(countNotices, { unread: 0 })
  await act(async () => held().reading.submit(9))
  await soon(() => expect(held().unread).toBe(0))
  expect([
    before,
    bindings.askedFor(readNotices).map(({ body }) => body),
    bindings.askedFor(listNotices).length,
  ]).toEqual([0, [{ upToId: 9 }], 2])
})
