import { describe, expect, test } from 'vitest'
import { sessionMachine } from '../../src/machines/sessionMachine.ts'
import {
  credentials,
  entered,
  infoRefused,
  infoUnanswered,
  loaded,
  loggedOut,
  logoutFailed,
  mira,
  refused,
  signedIn,
  wrongCredentials,
} from './charts/session.ts'
import { journey } from './support/journey.ts'

const left = { token: null, userInfo: null, backData: {}, failure: null, infoAttempts: 0 }

describe('the session', () => {
  test('of a guest who signs in loads their information on the next navigation', async () => {
    const session = start(null)
    session.send({ type: 'login.submitted', credentials })
    expect(session.inputOf('login')).toEqual(credentials)
    await session.settle('login', signedIn)
    expect(session.snapshot()).toMatchObject({
      value: { signedIn: 'infoUnknown' },
      context: { token: 'token-1', userInfo: null },
    })
    expect(session.effects).toEqual(['storeToken', 'broadcastToTabs', 'goToDestination'])

    session.send({ type: 'navigation.started' })
    await session.settle('loadInfo', loaded)
    expect(session.snapshot()).toMatchObject({
      value: { signedIn: 'ready' },
      context: { token: 'token-1', userInfo: mira },
    })
    expect(session.effects.at(-1)).toBe('adoptLanguage')
  })

  test('stays a guest’s when account or password are wrong, with an error', async () => {
    const session = start(null)
    session.send({ type: 'login.submitted', credentials })
    await session.settle('login', refused)
    expect(session.snapshot()).toMatchObject({
      value: { guest: 'loginRefused' },
      context: { ...left, failure: wrongCredentials },
    })
    expect(session.effects).toEqual(['announceFailure'])

    session.send({ type: 'login.submitted', credentials })
    expect(session.snapshot()).toMatchObject({ value: 'signingIn', context: left })
  })

  test('opens with a new account at once', async () => {
    const session = start(null)
    const registration = { ...credentials, email: 'mira@example.test' }
    session.send({ type: 'registration.submitted', registration })
    expect(session.inputOf('register')).toEqual(registration)
    await session.settle('register', signedIn)
    expect(session.snapshot()).toMatchObject({
      value: { signedIn: 'infoUnknown' },
      context: { token: 'token-1' },
    })
  })

  test('is dropped on /login when the server refuses the information', async () => {
    const session = start('token-1')
    session.send({ type: 'navigation.started' })
    await session.settle('loadInfo', infoRefused)
    expect(session.snapshot()).toMatchObject({ value: 'signingOut', context: { token: 'token-1' } })

    await session.settle('logout', loggedOut)
    expect(session.snapshot()).toMatchObject({ value: { guest: 'browsing' }, context: left })
    expect(session.effects).toEqual([
      'announceFailure',
      'forgetToken',
      'broadcastToTabs',
      'goToLogin',
    ])
  })

  test('is dropped on / when logging out fails as well', async () => {
    const session = start('token-1')
    session.send({ type: 'navigation.started' })
    await session.settle('loadInfo', infoRefused)
    await session.settle('logout', logoutFailed)
    expect(session.snapshot()).toMatchObject({ value: { guest: 'browsing' }, context: left })
    expect(session.effects).toEqual(['announceFailure', 'forgetToken', 'broadcastToTabs', 'goHome'])
  })

  test.each(['offline', 'network', 'timeout', 'malformed', 'unexpected', 'aborted'] as const)(
    'stays when loading the information ends as %s, and retries',
    async (type) => {
      const session = start('token-1')
      session.send({ type: 'navigation.started' })
      await session.settle('loadInfo', { type: 'failed', failure: { type } })
      expect(session.snapshot()).toMatchObject({
        value: { signedIn: 'infoUnanswered' },
        context: { token: 'token-1', failure: { type }, infoAttempts: 1 },
      })
      session.clock.increment(1_000)
      await session.settle('loadInfo', loaded)
      expect(session.snapshot()).toMatchObject({
        value: { signedIn: 'ready' },
        context: { token: 'token-1', userInfo: mira, failure: null, infoAttempts: 0 },
      })
      expect(session.effects).toEqual(['adoptLanguage'])
    },
  )

  test.each([500, 502, 503, 504])(
    'stays when loading the information ends with the status %i',
    async (status) => {
      const session = start('token-1')
      session.send({ type: 'navigation.started' })
      await session.settle('loadInfo', { type: 'failed', failure: { type: 'status', status } })
      expect(session.snapshot()).toMatchObject({
        value: { signedIn: 'infoUnanswered' },
        context: { token: 'token-1' },
      })
      expect(session.effects).toEqual([])
    },
  )

  test('retries after 1, 2, 4, 8, 16 and from then on 30 seconds', async () => {
    const session = start('token-1')
    session.send({ type: 'navigation.started' })
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await session.settle('loadInfo', infoUnanswered)
      session.clock.increment(seconds * 1_000 - 1)
      expect(session.snapshot().value).toEqual({ signedIn: 'infoUnanswered' })
      session.clock.increment(1)
      expect(session.snapshot().value).toEqual({ signedIn: 'loadingInfo' })
    }
  })

  test.each(['connection.restored', 'page.shown', 'info.refreshRequested'] as const)(
    'retries at once upon %s',
    async (type) => {
      const session = start('token-1')
      session.send({ type: 'navigation.started' })
      await session.settle('loadInfo', infoUnanswered)
      session.send({ type })
      expect(session.snapshot().value).toEqual({ signedIn: 'loadingInfo' })
    },
  )

  test('ends when the shopper logs out', async () => {
    const session = await ready()
    session.send({ type: 'logout.requested' })
    await session.settle('logout', loggedOut)
    expect(session.snapshot()).toMatchObject({ value: { guest: 'browsing' }, context: left })
    expect(session.effects).toEqual([
      'adoptLanguage',
      'forgetToken',
      'broadcastToTabs',
      'goToLogin',
    ])
  })

  test('ends in the same way with a new password', async () => {
    const session = await ready()
    session.send({ type: 'password.reset' })
    expect(session.snapshot()).toMatchObject({ value: { guest: 'browsing' }, context: left })
    expect(session.effects).toEqual([
      'adoptLanguage',
      'forgetToken',
      'broadcastToTabs',
      'goToLogin',
    ])
  })

  test('ends when the server refuses its token, and only its own', async () => {
    const session = await ready()
    session.send({ type: 'token.refused', token: 'token-of-before', msg: null })
    expect(session.snapshot().value).toEqual({ signedIn: 'ready' })

    session.send({ type: 'token.refused', token: 'token-1', msg: 'Please login first' })
    expect(session.snapshot()).toMatchObject({ value: { guest: 'browsing' }, context: left })
    expect(session.effects).toEqual([
      'adoptLanguage',
      'announceExpiry',
      'forgetToken',
      'broadcastToTabs',
      'goToLoginAndBack',
    ])
  })

  test('redirects a guest from a protected screen to the login, and shows public ones', () => {
    const session = start(null)
    session.send(entered({ kind: 'public', path: '/explore' }))
    session.send(entered({ kind: 'login', path: '/login' }))
    expect(session.effects).toEqual([])
    session.send(entered({ kind: 'closed', path: '/bag' }))
    expect(session.effects).toEqual(['announceLoginFirst', 'sendToLogin'])
    expect(session.snapshot().value).toEqual({ guest: 'browsing' })
  })

  test('redirects a shopper away from the login, and everybody away from the bare address', async () => {
    const session = await ready()
    session.send(entered({ kind: 'closed', path: '/bag' }))
    session.send(entered({ kind: 'login', path: '/login' }))
    session.send(entered({ kind: 'start', path: '/' }))
    expect(session.effects).toEqual(['adoptLanguage', 'sendOn', 'sendToShop'])
    expect(session.snapshot().value).toEqual({ signedIn: 'ready' })
  })

  test('keeps a screen protected while somebody is only signing in', () => {
    const session = start(null)
    session.send({ type: 'login.submitted', credentials })
    session.send(entered({ kind: 'closed', path: '/bag' }))
    expect(session.effects).toEqual(['announceLoginFirst', 'sendToLogin'])
  })

  test('of a guest ignores a refused token', () => {
    const session = start(null)
    session.send({ type: 'token.refused', token: 'token-1', msg: 'Please login first' })
    expect(session.snapshot()).toMatchObject({ value: { guest: 'browsing' }, context: left })
    expect(session.effects).toEqual([])
  })

  test('follows a login and logout of another tab, without echoing it', async () => {
    const session = await ready()
    session.send({ type: 'session.changedElsewhere', token: null })
    expect(session.snapshot()).toMatchObject({ value: { guest: 'browsing' }, context: left })

    session.send({ type: 'session.changedElsewhere', token: 'token-2' })
    expect(session.snapshot()).toMatchObject({
      value: { signedIn: 'loadingInfo' },
      context: { token: 'token-2', userInfo: null },
    })
    expect(session.effects).toEqual(['adoptLanguage'])
  })

  test('stores refreshed information', async () => {
    const renamed = { ...mira, givenName: 'Mira', availableCents: 1_000 }
    const session = await ready()
    session.send({ type: 'info.refreshRequested' })
    await session.settle('loadInfo', { type: 'loaded', userInfo: renamed })
    expect(session.snapshot()).toMatchObject({
      value: { signedIn: 'ready' },
      context: { token: 'token-1', userInfo: renamed },
    })
  })

  test('keeps its information when a refresh fails', async () => {
    const session = await ready()
    session.send({ type: 'info.refreshRequested' })
    await session.settle('loadInfo', infoUnanswered)
    expect(session.snapshot()).toMatchObject({
      value: { signedIn: 'ready' },
      context: { token: 'token-1', userInfo: mira },
    })
  })

  test('carries values from one screen to another, until it ends', async () => {
    const session = await ready()
    session.send({ type: 'backData.merged', patch: { addressId: 3 } })
    session.send({ type: 'backData.merged', patch: { from: 'checkout' } })
    expect(session.snapshot().context.backData).toEqual({ addressId: 3, from: 'checkout' })

    session.send({ type: 'password.reset' })
    expect(session.snapshot().context.backData).toEqual({})
  })

  test('that ends during sign-out follows the rule of every 401', async () => {
    const session = await ready()
    session.send({ type: 'logout.requested' })
    session.send({ type: 'token.refused', token: 'token-of-before', msg: null })
    expect(session.snapshot()).toMatchObject({ value: 'signingOut', context: { token: 'token-1' } })

    session.send({ type: 'token.refused', token: 'token-1', msg: 'Please login first' })
    expect(session.snapshot()).toMatchObject({ value: { guest: 'browsing' }, context: left })
    expect(session.effects).toEqual([
      'adoptLanguage',
      'announceExpiry',
      'forgetToken',
      'broadcastToTabs',
      'goToLogin',
    ])
  })
})

function start(token: string | null) {
  return journey(sessionMachine, {
    input: { token },
    effects: [
      'storeToken',
      'forgetToken',
      'broadcastToTabs',
      'goToDestination',
      'goToLogin',
      'goToLoginAndBack',
      'goHome',
      'sendToShop',
      'sendToLogin',
      'sendOn',
      'announceLoginFirst',
      'adoptLanguage',
      'announceFailure',
      'announceExpiry',
    ],
  })
}

async function ready() {
  const session = start('token-1')
  session.send({ type: 'navigation.started' })
  await session.settle('loadInfo', loaded)
  return session
}
