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
} from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { useSaveProfile } from './useProfile.ts'

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
