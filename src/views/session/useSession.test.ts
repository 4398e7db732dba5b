// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { getUserInfo, login, logout, register } from '../../../contract/account.ts'
import { answerKey } from '../../../contract/answerKey.ts'
import { showCart } from '../../../contract/cart.ts'
import type { listOrders } from '../../../contract/orders.ts'
import { aCart, aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import {
  heldBy,
  openBindings,
  soon,
  type Asked,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { decideGuard, placeKind } from '../../routing/guard.ts'
import { holdFirstData, takeFirstAnswer } from '../../services/firstData.ts'
import { readCheckoutDraft, storeCheckoutDraft } from '../../services/checkoutDraft.ts'
import { readSearches, rememberSearch } from '../../services/searchHistory.ts'
import { readToken } from '../../services/sessionStorage.ts'
import { readViewed, rememberViewed } from '../../services/viewedProducts.ts'
import { loginFirstWording } from '../actors/failures.ts'
import { toasts } from '../actors/toasts.ts'
import { runWithdrawalCode } from '../payment/usePaymentCode.ts'
import { useSession } from './useSession.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

test('embedded data is dropped when its session ends', async () => {
  const { session } = bindings
  const orders = '/api/user/order_list'
  const query = { status: 'all', q: '' } as const
  const take = () => takeFirstAnswer<typeof listOrders>(orders, query)
  bindings.answers(logout, {})
  holdFirstData({ lang: 'en', answers: { [answerKey(orders, query)]: { data: { list: [] } } } })
  session.send({ type: 'logout.requested' })
  await waitFor(session, (snapshot) => snapshot.matches('guest'))
  expect(take()).toBeNull()
})

test('the next shopper sees no data of the previous one', async () => {
  const { session, cart } = bindings
  const account = ({ token }: Asked) => (token === 'token-1' ? 'mira' : 'noor')
  bindings.answers(getUserInfo, (asked: Asked) => aUserInfo({ account: account(asked) }))
  bindings.answers(showCart, (asked: Asked) =>
    aCart(account(asked) === 'mira' ? [aCartLine()] : []),
  )
  bindings.answers(logout, {})
  bindings.answers(login, { userinfo: { token: 'token-2' } })
  session.send({ type: 'navigation.started' })
  cart.send({ type: 'cart.shown' })
  await waitFor(session, (snapshot) => snapshot.context.userInfo !== null)
  await waitFor(cart, (snapshot) => snapshot.context.lines.length === 1)
  storeCheckoutDraft('mira', { promoCode: 'HARBOR10', note: 'ring twice' })
  rememberSearch('kettle')
  rememberViewed(20)
  session.send({ type: 'backData.merged', patch: { payOrderId: 31 } })
  const codeOfMira = runWithdrawalCode(() => {})

  session.send({ type: 'logout.requested' })
  await waitFor(session, (snapshot) => snapshot.matches('guest'))
  const leftBehind = {
    context: session.getSnapshot().context,
    lines: cart.getSnapshot().context.lines,
    draft: readCheckoutDraft('mira'),
    searches: readSearches(),
    viewed: readViewed(),
  }
  session.send({ type: 'login.submitted', credentials: { account: 'noor', password: 'harbour' } })
  await waitFor(session, (snapshot) => snapshot.context.token === 'token-2')
  session.send({ type: 'navigation.started' })
  cart.send({ type: 'cart.shown' })
  await waitFor(session, (snapshot) => snapshot.context.userInfo !== null)
  await soon(() => expect(bindings.askedFor(showCart).at(-1)?.token).toBe('token-2'))

  expect(leftBehind).toEqual({
    context: { token: null, userInfo: null, backData: {}, failure: null, infoAttempts: 0 },
    lines: [],
    draft: null,
    searches: [],
    viewed: [],
  })
  expect([
    session.getSnapshot().context.userInfo?.account,
    cart.getSnapshot().context.lines,
    runWithdrawalCode(() => {}) === codeOfMira,
    codeOfMira.getSnapshot().status,
  ]).toEqual(['noor', [], false, 'stopped'])
})

test('a session that expires while it logs out shows a message and leads to the login', async () => {
  const { session, redirects } = bindings
  bindings.refuses(logout, { status: 401, msg: 'Please login first' })

  session.send({ type: 'logout.requested' })
  await waitFor(session, (snapshot) => snapshot.matches('guest'))

  expect([session.getSnapshot().context, redirects]).toEqual([
    { token: null, userInfo: null, backData: {}, failure: null, infoAttempts: 0 },
    ['/login'],
  ])
})

test('a guest is sent to the login with a return path, and a shopper returns from there', async () => {
  const enter = (path: string, search = '') =>
    bindings.session.send({ type: 'place.entered', kind: placeKind(path), path, search })
  bindings.answers(logout, {})
  enter('/login', 'returnTo=%2Fbag%3Ftab%3D2')
  enter('/')
  enter('/bag')
  bindings.session.send({ type: 'logout.requested' })
  await waitFor(bindings.session, (snapshot) => snapshot.matches('guest'))
  enter('/bag', 'tab=2')
  enter('/explore')
  await soon(() => expect(bindings.redirects).toContain('/login'))

  expect(bindings.redirects.toSorted()).toEqual([
    '/bag?tab=2',
    '/home',
    '/login',
    '/login?returnTo=%2Fbag%3Ftab%3D2',
  ])
})

test.each(
  ['/', '/login', '/register', '/bag', '/shop/4', '/nowhere'].flatMap((path) =>
    [true, false].map((loggedIn) => ({ path, loggedIn })),
  ),
)('the guard and the chart agree on the start at $path, signed in: $loggedIn', async (given) => {
  const place = { path: given.path, search: 'returnTo=%2Fbag' }
  await bindings.close()
  bindings = openBindings({ token: given.loggedIn ? 'token-1' : null })
  bindings.session.send({ type: 'place.entered', kind: placeKind(place.path), ...place })
  const decision = decideGuard(place, given.loggedIn)
  expect(bindings.redirects).toEqual(decision.type === 'open' ? [] : [decision.to])
})

test('only the form that was refused shows the refusal', async () => {
  await bindings.close()
  bindings = openBindings({ token: null })
  bindings.refuses(login, { status: 200, msg: 'No such shopper', reason: 'wrongCredentials' })
  bindings.refuses(register, { status: 200, msg: 'That name is taken', reason: 'accountTaken' })
  const held = await heldBy(bindings, useSession)
  const tabMessages = async (reason: string) => {
    await soon(() => expect(reasons(held())).toContain(reason))
    return reasons(held())
  }

  await act(async () => held().login({ account: 'noor', password: 'harbour' }))
  const atLogin = await tabMessages('wrongCredentials')
  await act(async () => held().register({ account: 'noor', password: 'harbour-1' }))
  const atRegistration = await tabMessages('accountTaken')

  expect([atLogin, atRegistration]).toEqual([
    ['wrongCredentials', null],
    [null, 'accountTaken'],
  ])
})

test('the shopper’s language is used once it is known', async () => {
  const lang = { language_name: '日本語', chinese_name: '日语', file_name: 'ri' as const }
  bindings.answers(getUserInfo, aUserInfo({ lang }))
  bindings.session.send({ type: 'navigation.started' })
  await soon(() => expect(bindings.adopted).toEqual(['ri']))
})

test('signing in and out is stored, sent to the other tabs, and received from them', async () => {
  await bindings.close()
  bindings = openBindings({ token: null })
  const { session, tabMessages } = bindings
  bindings.answers(login, { userinfo: { token: 'token-2' } })
  bindings.answers(logout, {})
  session.send({ type: 'login.submitted', credentials: { account: 'noor', password: 'harbour' } })
  await waitFor(session, (snapshot) => snapshot.context.token === 'token-2')
  const signedIn = readToken()
  session.send({ type: 'logout.requested' })
  await waitFor(session, (snapshot) => snapshot.matches('guest'))
  const signedOut = readToken()
  bindings.hear('session', 'token-3')

  expect([signedIn, signedOut, tabMessages, session.getSnapshot().context.token]).toEqual([
    'token-2',
    null,
    [
      ['session', 'token-2'],
      ['session', null],
    ],
    'token-3',
  ])
})

test('a guest who is sent to the login sees why', async () => {
  await bindings.close()
  bindings = openBindings({ token: null })
  const show = vi.spyOn(toasts, 'show')
  bindings.session.send({
    type: 'place.entered',
    kind: placeKind('/bag'),
    path: '/bag',
    search: '',
  })
  expect(show.mock.calls).toEqual([['plain', loginFirstWording]])
})

test('a refused token shows a message and leads to the login with a return path', async () => {
  const failure = vi.spyOn(toasts, 'failure')
  window.history.replaceState(null, '', '/order?id=31')
  const { session, redirects, tabMessages } = bindings
  session.send({ type: 'token.refused', token: 'token-1', msg: 'Please login first' })
  await soon(() => expect(redirects).toEqual(['/login?returnTo=%2Forder%3Fid%3D31']))
  expect([failure.mock.calls, tabMessages, session.getSnapshot().context.token]).toEqual([
    [[{ type: 'expired', msg: 'Please login first' }]],
    [['session', null]],
    null,
  ])
})

test('a shopper whose information is refused sees why and is signed out', async () => {
  const failure = vi.spyOn(toasts, 'failure')
  bindings.refuses(getUserInfo, { status: 200, msg: 'No such shopper' })
  bindings.answers(logout, {})
  bindings.session.send({ type: 'navigation.started' })
  await waitFor(bindings.session, (snapshot) => snapshot.matches('guest'))
  expect([failure.mock.calls, bindings.askedFor(logout).length]).toEqual([
    [[{ type: 'refused', msg: 'No such shopper', reason: null, data: null }]],
    1,
  ])
})

function reasons({ loginFailure, registrationFailure }: ReturnType<typeof useSession>) {
  return [loginFailure, registrationFailure].map((failure) =>
    failure !== null && 'reason' in failure ? failure.reason : null,
  )
}
