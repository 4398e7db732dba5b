import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AnyEventObject } from 'xstate'
import { requestResetCode, resetPassword } from '../../../contract/passwords.ts'
import { passwordCodes, sessions, users } from '../../../server/db/schema/users.ts'
import type {
  CodeOutcome,
  NewPassword,
  ResetOutcome,
} from '../../../src/machines/passwordResetMachine.ts'
import { networkFailure } from '../../factories/failures.ts'
import type { MintedShopper } from '../../factories/shoppers.ts'
import { send, type RawAnswer } from '../../support/callApi.ts'
import type { TestShop } from '../../support/testShop.ts'
import { nextEndingOf, type ChartDriver, type Ending } from './driveChart.ts'
import { failureOf } from './failureOf.ts'

const resendSeconds = 30
const codeSeconds = 15 * 60
const freeTries = 5

/** Resets a shopper's forgotten password; codes are read from the mails. */
export async function drivePasswordReset(
  shop: TestShop,
  { account, userId }: MintedShopper,
): Promise<ChartDriver> {
  const { db } = shop.database
  const email = `${randomUUID()}@example.com`
  await db.update(users).set({ email }).where(eq(users.id, userId))
  const firstHash = await readHash()
  const stored = { code: null as object | null, mails: 0, sessions: 1, passwordIsNew: false }
  let waitSeconds = 0
  let submitted: { values: NewPassword; answer: RawAnswer | null } | null = null

  async function readHash() {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    return user?.passwordHash
  }

  function secondsUntil(time: string): number {
    return (Date.parse(time) - shop.clock.now().getTime()) / 1000
  }

  const untilOf = ({ body }: RawAnswer) => (body.data as { until: string }).until

  async function request(): Promise<RawAnswer> {
    const answer = await send(shop.app, requestResetCode, { account })
    if (answer.body.code === 1) {
      const expiresAt = new Date(shop.clock.now().getTime() + codeSeconds * 1000).toISOString()
      stored.code = { triesLeft: freeTries, expiresAt }
      stored.mails += 1
    }
    return answer
  }

  /** Waits until another code may be requested. */
  async function requestInTime(): Promise<RawAnswer> {
    const answer = await request()
    if (answer.body.reason !== 'tooManyAttempts') return answer
    shop.clock.advance(secondsUntil(untilOf(answer)))
    return requestInTime()
  }

  /** Requests code after code until the limit refuses. */
  async function requestTooEarly(): Promise<RawAnswer> {
    const answer = await request()
    return answer.body.reason === 'tooManyAttempts' ? answer : requestTooEarly()
  }

  async function requestCode({ wanted }: Ending): Promise<CodeOutcome> {
    if (wanted === null) return { type: 'failed', failure: networkFailure }
    if ((wanted as CodeOutcome).type === 'sent') {
      const { expiresAt } = (await requestInTime()).body.data as { expiresAt: string }
      return { type: 'sent', expiresAt, ...waitFor(resendSeconds) }
    }
    const refused = await requestTooEarly()
    const failure = failureOf(refused)
    if (failure.reason !== 'tooManyAttempts') throw new Error(`answered ${failure.reason}`)
    return { type: 'tooEarly', failure, ...waitFor(secondsUntil(untilOf(refused))) }
  }

  function waitFor(seconds: number) {
    waitSeconds = seconds
    const waitMs = seconds * 1000
    return { resendAt: new Date(shop.clock.now().getTime() + waitMs).toISOString(), waitMs }
  }

  const mailedCode = () =>
    /\b\d{8}\b/.exec(shop.mails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? ''

  /** A valid code from a mail. Requests another one where the last is no longer valid. */
  async function goodCode(): Promise<string> {
    const { triesLeft, expiresAt } = stored.code as { triesLeft: number; expiresAt: string }
    if (triesLeft === 0 || secondsUntil(expiresAt) <= 0) await requestInTime()
    return mailedCode()
  }

  /** Sends the call when the shopper submits, before other answers arrive. */
  async function submit(
    event: AnyEventObject,
    further: readonly AnyEventObject[],
  ): Promise<AnyEventObject> {
    const wanted = nextEndingOf('resetPassword', further) as ResetOutcome | null | undefined
    const isWrong = wanted?.type === 'refused'
    const right = await goodCode()
    const code = isWrong ? wrongFor(right) : right
    const values = { code, password: `battery-${randomUUID()}` }
    const arrives = wanted !== null
    submitted = { values, answer: arrives ? await reset(values) : null }
    return { ...event, ...values }
  }

  async function reset(values: NewPassword): Promise<RawAnswer> {
    const answer = await send(shop.app, resetPassword, { account, ...values })
    if (answer.body.code === 1) {
      Object.assign(stored, { code: null, sessions: 0, passwordIsNew: true })
    } else if (answer.body.reason === 'resetCodeWrong' && stored.code !== null) {
      const code = stored.code as { triesLeft: number }
      stored.code = { ...code, triesLeft: code.triesLeft - 1 }
    }
    return answer
  }

  function answerReset({ input, wanted }: Ending): ResetOutcome | null {
    if (submitted === null) throw new Error('nothing was submitted')
    const { values, answer } = submitted
    if (JSON.stringify(input) !== JSON.stringify({ account, ...values })) {
      throw new Error('another code or password was handed over than was submitted')
    }
    if (wanted === null || answer === null) return null
    if (answer.body.code === 1) return { type: 'changed' }
    const failure = failureOf(answer)
    if (failure.reason !== 'resetCodeWrong') throw new Error(`answered ${failure.reason}`)
    return { type: 'refused', failure }
  }

  async function fill(
    event: AnyEventObject,
    further: readonly AnyEventObject[],
  ): Promise<AnyEventObject> {
    if (event.type === 'account.submitted') return { ...event, account }
    return event.type === 'code.submitted' ? submit(event, further) : event
  }

  return {
    userId,
    fill,
    answer: async (ending) =>
      ending.source === 'requestCode' ? requestCode(ending) : answerReset(ending),
    passTime: async () => shop.clock.advance(waitSeconds),
    books: async () => {
      const [code] = await db.select().from(passwordCodes).where(eq(passwordCodes.account, account))
      const open = await db.select().from(sessions).where(eq(sessions.userId, userId))
      const { triesLeft, expiresAt } = code ?? {}
      return {
        is: {
          code: code ? { triesLeft, expiresAt: expiresAt?.toISOString() } : null,
          mails: shop.mails.filter(({ to }) => to === email).length,
          sessions: open.length,
          passwordIsNew: (await readHash()) !== firstHash,
        },
        mustBe: stored,
      }
    },
  }
}

function wrongFor(right: string): string {
  return right.startsWith('0') ? `1${right.slice(1)}` : `0${right.slice(1)}`
}
