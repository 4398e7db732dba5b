import { eq } from 'drizzle-orm'
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import { getUserInfo, resetPay, verifyPay } from '../../../contract/account.ts'
import { payCodeLocks } from '../../../contract/payCodeLocks.ts'
import { payCodeCounters } from '../../../server/db/schema/users.ts'
import type { CodeLockContext } from '../../../src/machines/codeLockMachine.ts'
import { passTime, type MintedShopper } from '../../factories/shoppers.ts'
import { ask, send } from '../../support/callApi.ts'
import type { TestShop } from '../../support/testShop.ts'
import type { ChartDriver } from './driveChart.ts'

type Answer = [reason: string, data: unknown] | 'proven' | null

const use = { operation: 'withdraw', subjectId: 1, amountCents: 1 } as const
const untilReset = 'until the code is set anew'

/** Enters one shopper’s payment code again and again: the server must count as the chart does. */
export function driveCodeLock(shop: TestShop, shopper: MintedShopper): ChartDriver {
  const codes = [shopper.payCode, '271828']
  /** The server's answer to the last event, and the answer that the chart predicts. */
  let said: Answer = null
  let mustSay: (at: Snapshot) => Answer = () => null

  async function enter(isRight: boolean): Promise<void> {
    const payCode = isRight ? codes[0]! : '999999'
    const { body } = await send(shop.app, verifyPay, { ...use, payCode }, shopper)
    said = body.code === 1 ? 'proven' : [String(body.reason), body.data]
    mustSay = (at) => answerOf(at, isRight)
  }

  async function setAnew(): Promise<void> {
    codes.reverse()
    await ask(shop.app, resetPay, { payCode: codes[0]!, password: shopper.password }, shopper)
  }

  function answerOf(at: Snapshot, isRight: boolean): Answer {
    if (at.hasTag('locked')) return ['payCodeLocked', { until: endOf(at) }]
    return isRight ? 'proven' : ['payCodeWrong', { attemptsLeft: triesLeft(at) }]
  }

  /**
   * The lock begins at the current time: the clock only moves where the chart waits for the end of
   * a lock.
   */
  function endOf(at: Snapshot): string | null {
    const seconds = lockSeconds(at)
    if (seconds === null) return null
    return new Date(shop.clock.now().getTime() + seconds * 1000).toISOString()
  }

  async function read() {
    const { payCodeLock } = await ask(shop.app, getUserInfo, {}, shopper)
    const own = eq(payCodeCounters.userId, shopper.userId)
    const [counter] = await shop.database.db.select().from(payCodeCounters).where(own)
    const lock = payCodeLock ? (payCodeLock.until ?? untilReset) : null
    return { said, wrongCodes: counter?.wrongCount ?? 0, lock }
  }

  return {
    userId: shopper.userId,
    fill: async (event: AnyEventObject) => {
      said = null
      mustSay = () => null
      if (event.type === 'code.setAnew') await setAnew()
      if (event.type === 'rightCode.entered') await enter(true)
      if (event.type === 'wrongCode.entered') await enter(false)
      return event
    },
    answer: () => Promise.resolve(null),
    passTime: async () => {
      said = null
      mustSay = () => null
      const { payCodeLock } = await ask(shop.app, getUserInfo, {}, shopper)
      const end = Date.parse(payCodeLock?.until ?? '')
      await passTime(shop, shopper, (end - shop.clock.now().getTime()) / 1000)
    },
    books: async (at) => ({
      is: await read(),
      mustBe: {
        said: mustSay(at),
        wrongCodes: (at.context as CodeLockContext).wrongCodes,
        lock: at.hasTag('locked') ? (endOf(at) ?? untilReset) : null,
      },
    }),
  }
}

type Snapshot = SnapshotFrom<AnyStateMachine>

function lockSeconds(at: Snapshot): number | null {
  if (at.matches('lockedUntilReset')) return null
  return at.matches('lockedForADay') ? payCodeLocks[1].seconds : payCodeLocks[0].seconds
}

function triesLeft(at: Snapshot): number {
  const { wrongCodes } = at.context as CodeLockContext
  const next = payCodeLocks.find(({ wrong }) => wrong > wrongCodes)
  return (next?.wrong ?? wrongCodes) - wrongCodes
}
