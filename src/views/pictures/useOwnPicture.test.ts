// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { useOwnPicture } from './useOwnPicture.ts'

const addressOf = (id: string) => `/api/uploads/${id}/small` as const
const readOf = (id: string) => ({ method: 'GET', path: addressOf(id) }) as const

let bindings: Bindings
let made: string[]
let revoked: string[]
beforeEach(() => {
  bindings = openBindings()
  made = []
  revoked = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made.push(`blob:${made.length + 1}`)
    return made.at(-1)!
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

test('a picture is requested with the shopper’s token, and its URL revoked on leaving', async () => {
  const answer = Promise.withResolvers<object>()
  bindings.answers(readOf('sea'), () => answer.promise)
  const { held, leave } = await shownUntilLeft()
  const before = held().shown
  answer.resolve({})
  await soon(() => expect(held().shown).not.toBeNull())
  const stored = [...revoked]
  await leave()
  const [asked] = bindings.askedFor(readOf('sea'))
  expect([before, held().shown, asked?.token, stored, revoked]).toEqual([
    null,
    'blob:1',
    'token-1',
    [],
    ['blob:1'],
  ])
})

test('a picture that fails to load is not shown', async () => {
  bindings.refuses(readOf('sea'), { status: 404, msg: 'None', reason: 'notFound' })
  const { held, leave } = await shownUntilLeft()
  await soon(() => expect(bindings.askedFor(readOf('sea'))).toHaveLength(1))
  await act(async () => {})
  await leave()
  expect([held().shown, made, revoked]).toEqual([null, [], []])
})

test('a request is aborted on leaving, and creates no URL', async () => {
  const answer = Promise.withResolvers<object>()
  bindings.answers(readOf('sea'), () => answer.promise)
  bindings.answers(readOf('pier'), {})
  const held = await heldBy(bindings, () => {
    const [id, setId] = useState('sea')
    return { setId, shown: useOwnPicture(addressOf(id)) }
  })
  await soon(() => expect(bindings.askedFor(readOf('sea'))).toHaveLength(1))
  await act(async () => held().setId('pier'))
  await soon(() => expect(held().shown).toBe('blob:1'))
  answer.resolve({})
  await act(async () => {})
  expect([
    held().shown,
    made,
    bindings.givenUp(readOf('sea')),
    bindings.givenUp(readOf('pier')),
  ]).toEqual(['blob:1', ['blob:1'], 1, 0])
})

function shownUntilLeft() {
  return heldUntilLeft(bindings, () => ({ shown: useOwnPicture(addressOf('sea')) }))
}
