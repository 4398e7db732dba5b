import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { AnyEventObject } from 'xstate'
import { getUserInfo, login, logout, register } from '../../../contract/account.ts'
import { deleteAccount } from '../../../contract/myData.ts'
import { endSession, listSessions, resetPassword } from '../../../contract/passwords.ts'
import { signInByPasskey } from '../../../contract/passkeys.ts'
import type { Assertion } from '../../../contract/passkeys.ts'
import { loginFailures, passkeyChallenges, sessions } from '../../../server/db/schema/users.ts'
import { hashSecret } from '../../../server/domain/identity/session/secrets.ts'
import type {
  Credentials,
  InfoOutcome,
  PasskeyOutcome,
  SignInOutcome,
} from '../../../src/machines/sessionMachine.ts'
import { answerSignIn, mintPasskey } from '../../factories/passkeys.ts'
import type { MintedShopper } from '../../factories/shoppers.ts'
import { ask, send, type RawAnswer } from '../../support/callApi.ts'
import type { SoftAuthenticator } from '../../support/softAuthenticator.ts'
import type { TestShop } from '../../support/testShop.ts'
import { nextEndingOf, type ChartDriver, type Ending } from './driveChart.ts'
import { failureOf } from './failureOf.ts'

type Who = Credentials & { userId: number }

/**
 * Drives the sessions of a shopper, who is signed in on another device, and optionally in this
 * browser.
 */
export async function driveSession(
  shop: TestShop,
  shopper: MintedShopper,
  token: string | null,
): Promise<ChartDriver> {
  let me: Who = shopper
  const everybody = [shopper.userId]
  /** The tokens of the path by their names there. `current` is the browser's. */
  const named = new Map<string, string>([['token-1', shopper.token]])
  let current = token
  /** The shopper of each open session. */
  const live = new Map<string, number>([
    [shopper.token, shopper.userId],
    [await signInElsewhere(), shopper.userId],
  ])

  async function signInElsewhere(): Promise<string> {
    const { account, password } = me
    const { userinfo } = await ask(shop.app, login, { account, password })
    return userinfo.token
  }

  function open(token: string, name: string): void {
    live.set(token, me.userId)
    named.set(name, token)
    current = token
  }

  function end(token: string | null): void {
    if (token !== null) live.delete(token)
    current = null
  }

  /**
   * Ends the session as another device would. Returns the refusal that the next call with its token
   * gets.
   */
  async function revoke(token: string): Promise<string | null> {
    const elsewhere = await signInElsewhere()
    live.set(elsewhere, me.userId)
    const mine = await ask(shop.app, listSessions, {}, { token })
    const { id } = mine.list.find((session) => session.current)!
    await ask(shop.app, endSession, { id }, { token: elsewhere })
    const { status, body } = await send(shop.app, getUserInfo, {}, { token })
    if (status !== 401) throw new Error(`an ended session was answered ${status}`)
    end(token)
    return body.msg
  }

  async function changeElsewhere(name: string | null): Promise<string | null> {
    if (name !== null) {
      const token = await signInElsewhere()
      open(token, name)
      return token
    }
    if (current !== null) await ask(shop.app, logout, {}, { token: current })
    end(current)
    return null
  }

  async function changePassword(): Promise<void> {
    const password = `harbour-${randomUUID()}`
    const options = current === null ? {} : { token: current }
    await ask(shop.app, resetPassword, { oldPassword: me.password, password }, options)
    me = { ...me, password }
    for (const [each, userId] of live) if (userId === me.userId) live.delete(each)
    current = null
  }

  /** The name is free afterwards: another person takes it, who signs in later in the path. */
  async function deleteOwnAccount(): Promise<void> {
    const { account, password } = me
    const options = current === null ? {} : { token: current }
    await ask(shop.app, deleteAccount, { password }, options)
    for (const [each, userId] of live) if (userId === me.userId) live.delete(each)
    current = null
    const { userinfo } = await ask(shop.app, register, { account, password })
    const { id: userId } = await ask(shop.app, getUserInfo, {}, userinfo)
    await ask(shop.app, logout, {}, userinfo)
    everybody.push(userId)
    me = { account, password, userId }
  }

  async function fill(
    event: AnyEventObject,
    further: readonly AnyEventObject[],
  ): Promise<AnyEventObject> {
    switch (event.type) {
      case 'passkey.chosen':
        return { ...event, assertion: await answerSignIn(shop.app, await passkeyOfMine()) }
      case 'login.submitted': {
        const isWrong = isRefused(nextEndingOf('login', further))
        const { account, password } = me
        const credentials = { account, password: isWrong ? `not ${password}` : password }
        return { ...event, credentials }
      }
      case 'registration.submitted': {
        const isTaken = isRefused(nextEndingOf('register', further))
        const account = isTaken ? me.account : `guest-${randomUUID()}`
        return { ...event, registration: { account, password: `harbour-${randomUUID()}` } }
      }
      case 'token.refused': {
        const token = named.get(String(event['token'])) ?? ''
        return { ...event, token, msg: await revoke(token) }
      }
      case 'session.changedElsewhere':
        return { ...event, token: await changeElsewhere(event['token'] as string | null) }
      case 'password.reset':
        await changePassword()
        return event
      case 'account.deleted':
        await deleteOwnAccount()
        return event
      default:
        return event
    }
  }

  /** Where the answer is lost, a session is open all the same, and nobody has its token. */
  async function signIn({ input, wanted }: Ending): Promise<SignInOutcome | null> {
    const answer = await send(shop.app, login, input as Credentials)
    if (wanted !== null) return outcomeOf(answer, 'wrongCredentials')
    if (answer.body.code === 1) live.set(tokenIn(answer), me.userId)
    return null
  }

  const passkeys = new Map<number, SoftAuthenticator>()

  /** The shopper's passkey, added on another device, which signs out again. */
  async function passkeyOfMine(): Promise<SoftAuthenticator> {
    const known = passkeys.get(me.userId)
    if (known !== undefined) return known
    const token = await signInElsewhere()
    const added = await mintPasskey(shop.app, { token, password: me.password })
    await ask(shop.app, logout, {}, { token })
    passkeys.set(me.userId, added)
    return added
  }

  /** The browser alone ends it without an answer. A refused answer came too late. */
  async function signInWithPasskey({ input, wanted }: Ending): Promise<PasskeyOutcome | null> {
    const outcome = wanted as PasskeyOutcome | null
    if (outcome?.type === 'cancelled' || outcome?.type === 'unsupported') return outcome
    const { assertion } = input as { assertion: Assertion | null }
    const response = assertion ?? (await answerSignIn(shop.app, await passkeyOfMine()))
    if (isRefused(outcome)) await shop.database.db.delete(passkeyChallenges)
    await shop.database.db.delete(loginFailures)
    const answer = await send(shop.app, signInByPasskey, { response })
    if (wanted !== null) return outcomeOf(answer, 'passkeyExpired')
    if (answer.body.code === 1) live.set(tokenIn(answer), me.userId)
    return null
  }

  async function signUp({ input, wanted }: Ending): Promise<SignInOutcome | null> {
    if (wanted === null) return null
    const credentials = input as Credentials
    const answer = await send(shop.app, register, credentials)
    if (answer.body.code === 1) {
      const { id: userId } = await ask(shop.app, getUserInfo, {}, { token: tokenIn(answer) })
      everybody.push(userId)
      me = { ...credentials, userId }
    }
    return outcomeOf(answer, 'accountTaken')
  }

  function outcomeOf(answer: RawAnswer, refusedFor: string): SignInOutcome {
    if (answer.body.code === 1) {
      const token = tokenIn(answer)
      open(token, 'token-1')
      return { type: 'signedIn', token }
    }
    const failure = failureOf(answer)
    if (failure.reason !== refusedFor) throw new Error(`answered ${failure.reason}`)
    return { type: 'refused', failure }
  }

  async function loadInfo({ wanted }: Ending) {
    // This server refuses the information only with 401; another host may do so otherwise.
    if (wanted === null || (wanted as InfoOutcome).type === 'failed') return wanted
    const token = current ?? ''
    return { type: 'loaded', userInfo: await ask(shop.app, getUserInfo, {}, { token }) }
  }

  /** Without an answer, the browser alone drops the token. */
  async function signOut({ wanted }: Ending) {
    if (wanted === null) {
      current = null
      return null
    }
    await ask(shop.app, logout, {}, { token: current ?? '' })
    end(current)
    return { type: 'loggedOut' }
  }

  const answers: Record<string, (ending: Ending) => Promise<unknown>> = {
    login: signIn,
    register: signUp,
    loginByPasskey: signInWithPasskey,
    loadInfo,
    logout: signOut,
  }

  return {
    userId: shopper.userId,
    fill,
    answer: async (ending) => answers[ending.source]?.(ending) ?? null,
    passTime: async () => {},
    books: async () => {
      const stored = await shop.database.db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(inArray(sessions.userId, everybody))
      return {
        is: stored.map(({ tokenHash }) => tokenHash.toString('hex')).toSorted(),
        mustBe: [...live.keys()].map((token) => hashSecret(token).toString('hex')).toSorted(),
      }
    },
  }
}

function tokenIn({ body }: RawAnswer): string {
  return (body.data as { userinfo: { token: string } }).userinfo.token
}

function isRefused(wanted: unknown): boolean {
  return (wanted as SignInOutcome | null | undefined)?.type === 'refused'
}
