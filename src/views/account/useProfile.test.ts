// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUserInfo } from '../../../contract/account.ts'
import { saveProfile } from '../../../contract/profile.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import {
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
  heldBy,
} from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { useSaveProfile } from './useProfile.ts'
import { endSession, listSessions } from '../../../contract/passwords.ts'
import { useEndSessions, useSessions, type SessionInfo } from './usePasswords.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const profile = { givenName: 'Ada', familyName: '', email: '', mobile: '', picture: null }

test.each([
  { while: 'shown', isLeft: false },
  { while: 'left', isLeft: true },
])('a saved profile updates the shopper while its form is $while', async ({ isLeft }) => {
  const answer = Promise.withResolvers<object>()
  await knownShopper(bindings)
  bindings.answers(saveProfile, () => answer.promise)
  const onSaved = vi.fn()
  const { held, leave } = await heldUntilLeft(bindings, () => useSaveProfile(onSaved))
  await act(async () => held().submit(profile))
  if (isLeft) await leave()
  const askedBefore = bindings.askedFor(getUserInfo).length
  answer.resolve(aUserInfo({ givenName: 'Ada' }))
  await soon(() => expect(bindings.askedFor(getUserInfo)).toHaveLength(2))
  expect([askedBefore, onSaved.mock.calls.length]).toEqual([1, isLeft ? 0 : 1])
})

const aSession = (id: number): SessionInfo => ({
  id,
  userAgent: 'Macintosh',
  createdAt: '2026-01-05T10:00:00.000Z',
  expiresAt: '2026-02-04T10:00:00.000Z',
  hasPush: false,
  current: id === 1,
})

test.each([
  { of: 'could', refusal: null },
  { of: 'could not', refusal: { status: 503, msg: '' } },
])('the sessions are read again after a device $of be signed out', async ({ refusal }) => {
  const left = { list: [aSession(1)] }
  bindings.answers(listSessions, { list: [aSession(1), aSession(2)] })
  bindings.answers(endSession, left)
  if (refusal !== null) bindings.refuses(endSession, refusal)
  const sessions = await heldBy(bindings, useSessions)
  await soon(() => expect(sessions().data?.list).toHaveLength(2))
  bindings.answers(listSessions, left)
  const onEnded = vi.fn()
  const ending = await heldBy(bindings, () => useEndSessions(onEnded))
  await act(async () => ending().ask([aSession(2)]))
  await act(async () => ending().confirm())
  await soon(() => expect(sessions().data).toEqual(left))
  await soon(() => expect(ending().busy).toBe(false))
  expect(onEnded.mock.calls).toEqual(refusal === null ? [[left, [aSession(2)]]] : [])
})
