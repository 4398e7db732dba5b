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
  requestPasskey: expect.any(Function) as unknown,
  choosePasskey: expect.any(Function) as unknown,
  logout: expect.any(Function) as unknown,
  passwordReset: expect.any(Function) as unknown,
  accountDeleted: expect.any(Function) as unknown,
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
  isPasskeyUnsupported: false,
  registrationFailure: null,
  ...verbs,
}

test('a screen receives the shopper once it is loaded', async () => {
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

test('a shopper whose information fails to load keeps the token, sees why, and it is retried', async () => {
  bindings.refuses(getUserInfo, { status: 503, msg: '' })
  const held = await heldBy(bindings, useSession)
  await act(async () => held().navigationStarted())
  await soon(() => expect(held().infoFailure).toEqual({ type: 'status', status: 503 }))
  expect([held().identity, bindings.redirects, bindings.tabMessages]).toEqual(['token-1', [], []])
  bindings.answers(getUserInfo, aUserInfo())
  await soon(() => expect(held().userInfo).toEqual(aUserInfo()))
  expect(held().infoFailure).toBeNull()
})

test('a new refresh of the shopper aborts the pending one', async () => {
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

test('a guest who logs in sees the progress and is sent to their destination', async () => {
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

test('scratch data of screens is merged', async () => {
  const held = await heldBy(bindings, useSession)
  await act(async () => {
    held().mergeBackData({ savedItem: null })
    held().mergeBackData({ payOrderId: 31 })
  })
  expect(held().readBackData()).toEqual({ savedItem: null, payOrderId: 31 })
})

test('entering a closed path redirects with the return path', async () => {
  await asGuest()
  const held = await heldBy(bindings, useSession)
  const open = ['/home', '/bag', '/login'].filter((path) => held().isOpen(path))
  await act(async () => held().placeEntered('/bag', 'tab=2'))
  expect([open, bindings.redirects]).toEqual([
    ['/home', '/login'],
    ['/login?returnTo=%2Fbag%3Ftab%3D2'],
  ])
})

test('a new password requires a new login', async () => {
  const held = await heldBy(bindings, useSession)
  await act(async () => held().passwordReset())
  await soon(() => expect(bindings.redirects).toEqual(['/login']))
  expect(held()).toEqual(nobody)
})

test('logging out leads to the start and removes all traces, even without an answer', async () => {
  rememberSearch('kettle')
  const held = await heldBy(bindings, useSession)
  bindings.answers(logout, () => Promise.reject(new TypeError('the line is cut')))
  await act(async () => held().logout())
  await soon(() => expect(bindings.redirects).toEqual(['/']))
  expect([held(), readSearches()]).toEqual([nobody, []])
})

test('a session that ends on the login screen leads to the plain login', async () => {
  window.history.replaceState(null, '', '/login?returnTo=%2Fbag')
  bindings.session.send({ type: 'token.refused', token: 'token-1', msg: null })
  await soon(() => expect(bindings.redirects).toEqual(['/login']))
})
