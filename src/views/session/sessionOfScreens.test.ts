// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo, login, logout } from '../../../contract/account.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { rememberSearch, readSearches } from '../../services/searchHistory.ts'
import { useSession } from './useSession.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/home')
})
afterEach(() => bindings.close())

async function asGuest() {
  await bindings.close()
  bindings = openBindings({ token: null })
}

const verbs = {
  login: expect.any(Function) as unknown,
  register: expect.any(Function) as unknown,
  logout: expect.any(Function) as unknown,
  passwordReset: expect.any(Function) as unknown,
  refreshInfo: expect.any(Function) as unknown,
  isOpen: expect.any(Function) as unknown,
  placeEntered: expect.any(Function) as unknown,
  navigationStarted: expect.any(Function) as unknown,
  mergeBackData: expect.any(Function) as unknown,
  readBackData: expect.any(Function) as unknown,
}
const nobody = {
  loggedIn: false,
  identity: 'guest',
  submitting: false,
  userInfo: null,
  infoFailure: null,
  loginFailure: null,
  registrationFailure: null,
  ...verbs,
}

test('a screen is told whose session it is, once it is known', async () => {
  bindings.answers(getUserInfo, aUserInfo())
  const held = await heldBy(bindings, useSession)
  await act(async () => held().navigationStarted())
  await soon(() => expect(held().userInfo).not.toBeNull())
  expect(held()).toEqual({
    ...nobody,
    loggedIn: true,
    identity: 'token-1',
    userInfo: aUserInfo(),
  })
})

test('a shopper of whom nobody answers keeps the token, learns why, and is asked for again', async () => {
  bindings.refuses(getUserInfo, { status: 503, msg: '' })
  const held = await heldBy(bindings, useSession)
  await act(async () => held().navigationStarted())
  await soon(() => expect(held().infoFailure).toEqual({ type: 'status', status: 503 }))
  expect([held().identity, bindings.redirects, bindings.tabMessages]).toEqual(['token-1', [], []])
  bindings.answers(getUserInfo, aUserInfo())
  await soon(() => expect(held().userInfo).toEqual(aUserInfo()))
  expect(held().infoFailure).toBeNull()
})

test('what is asked about the shopper anew breaks off what is on its way', async () => {
  bindings.answers(getUserInfo, aUserInfo())
  const held = await heldBy(bindings, useSession)
  await act(async () => held().navigationStarted())
  await soon(() => expect(held().userInfo).not.toBeNull())
  bindings.answers(getUserInfo, () => new Promise(() => {}))
  await act(async () => held().refreshInfo())
  await soon(() => expect(bindings.askedFor(getUserInfo)).toHaveLength(2))
  bindings.answers(getUserInfo, aUserInfo({ availableCents: 7_000 }))
  await act(async () => held().refreshInfo())
  await soon(() => expect(held().userInfo?.availableCents).toBe(7_000))
  expect(bindings.givenUp(getUserInfo)).toBe(1)
})

test('a guest who logs in is told so meanwhile, and is sent where they wanted to', async () => {
  await asGuest()
  const answer = Promise.withResolvers<object>()
  bindings.answers(login, () => answer.promise)
  window.history.replaceState(null, '', '/login?returnTo=%2Fbag')
  const held = await heldBy(bindings, useSession)
  const before = held()
  await act(async () => held().login({ account: 'noor', password: 'harbour' }))
  const meanwhile = held()
  answer.resolve({ userinfo: { token: 'token-2' } })
  await soon(() => expect(held().loggedIn).toBe(true))
  expect([before, meanwhile, bindings.redirects]).toEqual([
    nobody,
    { ...nobody, submitting: true },
    ['/bag'],
  ])
})

test('what one screen leaves for another is added to what was left before', async () => {
  const held = await heldBy(bindings, useSession)
  await act(async () => {
    held().mergeBackData({ addressId: 7 })
    held().mergeBackData({ payOrderId: 31 })
  })
  expect(held().readBackData()).toEqual({ addressId: 7, payOrderId: 31 })
})

test('a place is open to who may stay there, and entering another leads away with the way back', async () => {
  await asGuest()
  const held = await heldBy(bindings, useSession)
  const open = ['/home', '/bag', '/login'].filter((path) => held().isOpen(path))
  await act(async () => held().placeEntered('/bag', 'tab=2'))
  expect([open, bindings.redirects]).toEqual([
    ['/home', '/login'],
    ['/login?returnTo=%2Fbag%3Ftab%3D2'],
  ])
})

test('after a new password one logs in anew', async () => {
  const held = await heldBy(bindings, useSession)
  await act(async () => held().passwordReset())
  await soon(() => expect(bindings.redirects).toEqual(['/login']))
  expect(held()).toEqual(nobody)
})

test('who logs out is led to the beginning and leaves nothing behind, though nobody answered', async () => {
  rememberSearch('kettle')
  const held = await heldBy(bindings, useSession)
  bindings.answers(logout, () => Promise.reject(new TypeError('the line is cut')))
  await act(async () => held().logout())
  await soon(() => expect(bindings.redirects).toEqual(['/']))
  expect([held(), readSearches()]).toEqual([nobody, []])
})

test('a session that ends at the login leads to the login alone', async () => {
  window.history.replaceState(null, '', '/login?returnTo=%2Fbag')
  bindings.session.send({ type: 'token.refused', token: 'token-1', msg: null })
  await soon(() => expect(bindings.redirects).toEqual(['/login']))
})
