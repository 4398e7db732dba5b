import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { sessionMachine } from '../../../src/machines/sessionMachine.ts'
import type {
  InfoOutcome,
  LogoutOutcome,
  PasskeyOutcome,
  PlaceKind,
  SignInOutcome,
} from '../../../src/machines/sessionMachine.ts'
import { getUserInfo, login, logout, register } from '../../../contract/account.ts'
import { deleteAccount, showDeletion } from '../../../contract/myData.ts'
import { listNotices } from '../../../contract/notices.ts'
import type { Assertion } from '../../../contract/passkeys.ts'
import { resetPassword } from '../../../contract/passwords.ts'
import { openSession } from '../../browser/support/sessions.ts'
import { networkFailure, refusalFor } from '../../factories/failures.ts'
import { aUserInfo } from '../../factories/userInfo.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import {
  buttonIsBusy,
  comesBack,
  comesIntoSight,
  credentialsOf,
  goesOnlineAgain,
  says,
  signsIn,
} from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import type { Reply, Stage } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

export const credentials = { account: 'mira', password: 'harbour-1' }
export const wrongCredentials = {
  type: 'refused',
  reason: 'wrongCredentials',
  msg: 'Account or password is wrong',
  data: null,
} as const
export const mira = aUserInfo({ account: 'mira' })
export const signedIn: SignInOutcome = { type: 'signedIn', token: 'token-1' }
export const refused: SignInOutcome = { type: 'refused', failure: wrongCredentials }
export const passkeyRefused: PasskeyOutcome = {
  type: 'refused',
  failure: refusalFor('passkeyExpired'),
}
export const anAssertion: Assertion = {
  id: 'cGFzc2tleQ',
  rawId: 'cGFzc2tleQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}
export const loaded: InfoOutcome = { type: 'loaded', userInfo: mira }
export const infoUnanswered: InfoOutcome = { type: 'failed', failure: networkFailure }
export const infoRefused: InfoOutcome = {
  type: 'failed',
  failure: { type: 'refused', reason: 'notFound', msg: 'No such shopper', data: null },
}
export const loggedOut: LogoutOutcome = { type: 'loggedOut' }
export const logoutFailed: LogoutOutcome = { type: 'failed', failure: networkFailure }

const onLocalhost =
  'browsers have no passkeys at an IP address: tests/browser/passkeys.spec.ts plays it by name'
const madeUpTokens = 'the API opens the session itself: its calls would refuse a made-up token'

export const proof = proveChart<typeof sessionMachine>({
  machine: sessionMachine,
  question: 'Who is shopping, on this tab and on every other, and how does a session end?',
  actedBy: {
    'login.submitted': 'shopper',
    'registration.submitted': 'shopper',
    'passkey.requested': 'shopper',
    'passkey.chosen': 'shopper',
    'place.entered': 'shopper',
    'navigation.started': 'app',
    'info.refreshRequested': 'app',
    'connection.restored': 'browser',
    'page.shown': 'shopper',
    'logout.requested': 'shopper',
    'password.reset': 'shopper',
    'account.deleted': 'shopper',
    'token.refused': 'app',
    'session.changedElsewhere': 'browser',
    'backData.merged': 'app',
  },
  inputs: [{ token: null }, { token: 'token-1' }],
  events: {
    'login.submitted': [{ type: 'login.submitted', credentials }],
    'registration.submitted': [{ type: 'registration.submitted', registration: credentials }],
    'passkey.requested': [{ type: 'passkey.requested' }],
    'passkey.chosen': [{ type: 'passkey.chosen', assertion: anAssertion }],
    'place.entered': ({ context }) => [
      entered({ kind: 'start', path: '/' }),
      entered({ kind: 'login', path: '/login', search: 'returnTo=%2Ffilter' }),
      ...(context.token === null ? [entered({ kind: 'closed', path: '/bag' })] : []),
      entered({ kind: 'public', path: '/explore' }),
    ],
    'navigation.started': [{ type: 'navigation.started' }],
    'info.refreshRequested': [{ type: 'info.refreshRequested' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'page.shown': [{ type: 'page.shown' }],
    'logout.requested': [{ type: 'logout.requested' }],
    'password.reset': [{ type: 'password.reset' }],
    'account.deleted': [{ type: 'account.deleted' }],
    'token.refused': [
      { type: 'token.refused', token: 'token-1', msg: 'Please login first' },
      { type: 'token.refused', token: 'token-of-before', msg: null },
    ],
    'session.changedElsewhere': [
      { type: 'session.changedElsewhere', token: null },
      { type: 'session.changedElsewhere', token: 'token-1' },
      { type: 'session.changedElsewhere', token: 'token-2' },
    ],
    'backData.merged': [{ type: 'backData.merged', patch: { savedItem: null } }],
  },
  actors: {
    login: { resolves: [signedIn, refused], rejects: ['surprise'] },
    register: { resolves: [signedIn, refused], rejects: ['surprise'] },
    loginByPasskey: {
      resolves: [signedIn, passkeyRefused, { type: 'cancelled' }, { type: 'unsupported' }],
      rejects: ['surprise'],
    },
    loadInfo: { resolves: [loaded, infoRefused, infoUnanswered], rejects: ['surprise'] },
    logout: { resolves: [loggedOut, logoutFailed], rejects: ['surprise'] },
  },
  distinguish: ({ context }) => ({
    token: context.token,
    isKnown: context.userInfo !== null,
    infoAttempts: Math.min(context.infoAttempts, 2),
    failure: context.failure?.type ?? null,
    left: Object.keys(context.backData),
  }),
  api: { walkedBy: 'tests/model/api/sessionPaths.test.ts' },
  screens: {
    onFreshPage: ['session.changedElsewhere'],
    open: async ({ page }, { token }) => {
      if (token === null) await page.context().clearCookies()
      await page.goto(token === null ? '/login' : '/filter')
    },
    gestures: {
      'login.submitted': (stage) => signsIn(stage, '/filter'),
      'registration.submitted': async (stage) => {
        const { page } = stage
        await stage.goTo('/register?returnTo=%2Ffilter')
        const account = `guest-${randomUUID().slice(0, 18)}`
        stage.notes.set('account', account)
        await page.getByRole('textbox', { name: 'Account' }).fill(account)
        await page.getByLabel('Password', { exact: true }).fill(credentials.password)
        await page.getByRole('button', { name: 'Create account' }).click()
      },
      'passkey.requested': { none: onLocalhost },
      'passkey.chosen': { none: onLocalhost },
      'place.entered': async (stage, { path, search }, before) => {
        const { page } = stage
        await stage.goTo(search === '' ? path : `${path}?${search}`)
        if (path === '/') await expect(page).toHaveURL('/home')
        if (path === '/bag') await expect(page).toHaveURL('/login?returnTo=%2Fbag')
        if (before.hasTag('loggedIn')) await stage.goTo('/filter')
      },
      'navigation.started': async ({ page }) => {
        await expect(page).toHaveURL('/filter')
      },
      'info.refreshRequested': comesBack,
      'connection.restored': goesOnlineAgain,
      'page.shown': comesIntoSight,
      'logout.requested': async ({ page }) => {
        await page.getByRole('button', { name: 'Log out' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
      },
      'password.reset': async (stage) => {
        const { page } = stage
        await stage.reply({
          call: resetPassword,
          reply: answer({ sessionsEnded: true }),
          standing: true,
        })
        stage.expects(ask(resetPassword, { oldPassword: 'harbour-1', password: 'harbour-2' }))
        await stage.goTo('/changePassword')
        await page.getByLabel('Old password').fill('harbour-1')
        await page.getByLabel('New password', { exact: true }).fill('harbour-2')
        await page.getByLabel('New password again').fill('harbour-2')
        await page.getByRole('button', { name: 'Change password' }).click()
      },
      'account.deleted': async (stage) => {
        const { page } = stage
        const none = { openOrders: 0, openRequests: 0, openAudits: 0 }
        await stage.reply({
          call: showDeletion,
          reply: answer({ availableCents: 0, heldCents: 0, ...none }),
          standing: true,
        })
        await stage.reply({
          call: deleteAccount,
          reply: answer({ deleted: true }),
          standing: true,
        })
        stage.expects(ask(deleteAccount, { password: credentials.password }))
        await stage.goTo('/deleteAccount')
        await page.getByLabel('Password', { exact: true }).fill(credentials.password)
        await page.getByRole('button', { name: 'Delete account' }).click()
        await expect(page).toHaveURL('/home')
      },
      'token.refused': async (stage, { msg }) => {
        const reply: Reply = { type: 'unauthorised', msg: msg ?? '' }
        await stage.reply({ call: listNotices, reply, standing: true })
        await stage.goTo('/notification')
      },
      'session.changedElsewhere': async (stage, { token }, before) => {
        const { page, shopper } = stage
        if (token === null) return stage.broadcastsToTabs('session', null)
        if (before.matches('guest')) await stage.goTo('/login?returnTo=%2Ffilter')
        const news = await openSession(page.request, shopper)
        await stage.broadcastsToTabs('session', news)
        await expect(page).toHaveURL('/filter')
      },
      // The first screen with hearts takes what was wanted before the login.
      'backData.merged': async (stage) => {
        await stage.goTo('/home')
        await expect(stage.page.getByRole('main').getByText('Hot products')).toBeVisible()
        await stage.goTo('/filter')
      },
    },
    answers: {
      login: oneCall(login, signInReply),
      register: oneCall(register, signInReply),
      loginByPasskey: { none: onLocalhost },
      loadInfo: oneCall(getUserInfo, (output) =>
        output.type === 'loaded' ? answer(output.userInfo) : replyOf(output.failure),
      ),
      logout: oneCall(logout, (output) =>
        output.type === 'loggedOut' ? answer({}) : replyOf(output.failure),
      ),
    },
    sends: {
      login: (_given, _during, { shopper }) => [ask(login, credentialsOf({ shopper }))],
      register: (_given, _during, { notes }) => [
        ask(register, { account: String(notes.get('account')), password: credentials.password }),
      ],
      loginByPasskey: { none: onLocalhost },
      loadInfo: () => [ask(getUserInfo, {})],
      logout: () => [ask(logout, {})],
    },
    besides: [
      { call: login, why: madeUpTokens, input: credentialsOf, reply: { type: 'real' } },
      { call: register, why: madeUpTokens, input: null, reply: { type: 'real' } },
    ],
    lookAlike: [
      {
        leaves: ['signedIn.ready', 'signedIn.refreshingInfo'],
        why: 'what is known stays until newer is here',
      },
    ],
    shows: {
      starting: { none: 'left at once' },
      'guest.browsing': isForGuests,
      'guest.loginRefused': async ({ page }) => {
        await expect(page).toHaveURL(/\/login/)
        await expect(page.locator('form').getByText(wrongCredentials.msg)).toBeVisible()
      },
      'guest.registrationRefused': async ({ page }) => {
        await expect(page).toHaveURL(/\/register/)
        await expect(page.locator('form').getByText(wrongCredentials.msg)).toBeVisible()
      },
      'guest.passkeyRefused': { none: onLocalhost },
      'guest.passkeyUnsupported': { none: onLocalhost },
      signingInByPasskey: { none: onLocalhost },
      signingIn: buttonIsBusy('Sign in'),
      registering: buttonIsBusy('Create account'),
      'signedIn.infoUnknown': { none: 'the screen that opens asks at once' },
      'signedIn.loadingInfo': (stage) => isAtHome(stage, { named: false }),
      'signedIn.infoUnanswered': async (stage) => {
        await isAtHome(stage, { named: false })
        await says('We can’t reach the shop. You stay signed in, and we keep trying.')(stage)
      },
      'signedIn.ready': (stage) => isAtHome(stage, { named: true }),
      'signedIn.refreshingInfo': (stage) => isAtHome(stage, { named: true }),
      signingOut: async ({ page }) => {
        await expect(page.getByRole('alertdialog')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
      },
    },
    skips: ({ type }, before) => {
      if (before.matches({ signedIn: 'infoUnknown' })) return type !== 'navigation.started'
      const isReady = before.matches({ signedIn: 'ready' })
      if (type === 'place.entered') return !isReady && !before.matches({ guest: 'browsing' })
      return type === 'backData.merged' && !isReady
    },
  },
})

export function entered(place: { kind: PlaceKind; path: string; search?: string }) {
  return { type: 'place.entered' as const, search: '', ...place }
}

/** The API itself opens the session, because its calls would refuse a made-up token. */
function signInReply(output: SignInOutcome): Reply {
  return output.type === 'signedIn' ? { type: 'real' } : replyOf(output.failure)
}

async function isForGuests({ page }: Stage): Promise<void> {
  await expect(page).toHaveURL(/\/(login|home)/)
  await expect.poll(async () => (await cookieNames(page.context())).includes('auth')).toBe(false)
}

async function isAtHome({ page }: Stage, { named }: { named: boolean }): Promise<void> {
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(page.getByText('mira', { exact: true })).toBeVisible({ visible: named })
}

async function cookieNames(context: ReturnType<Stage['page']['context']>): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name)
}
