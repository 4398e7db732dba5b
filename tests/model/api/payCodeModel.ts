import { and, eq } from 'drizzle-orm'
import { resetPay, verifyPay } from '../../../contract/account.ts'
import { orders } from '../../../server/db/schema/orders.ts'
import { payCodeCounters, payProofs, users } from '../../../server/db/schema/users.ts'
import { macPayCode } from '../../../server/domain/identity/paymentCode/payCodeMac.ts'
import type { Payment } from '../../../src/machines/paymentCodeTypes.ts'
import { passTime, type MintedShopper } from '../../factories/shoppers.ts'
import { ask, send, type RawAnswer } from '../../support/callApi.ts'
import type { TestShop } from '../../support/testShop.ts'

/** The rule of the product decisions, by hand: wrong codes → seconds of the lock. */
const locks = new Map([
  [5, 900],
  [10, 86_400],
  [20, Infinity],
])
const untilReset = 20
const proofSeconds = 120
const anything: Payment = { operation: 'withdraw', subjectId: 1, amountCents: 1 }

interface Proof extends Payment {
  isSpent: boolean
  expiresAt: string
}

/** A shopper’s payment code. Each try is really made, and the expected result is recorded. */
export function keepPayCode(shop: TestShop, shopper: MintedShopper) {
  const { db } = shop.database
  const { userId, password } = shopper
  let code: string | null = shopper.payCode
  let wrongCount = 0
  let lockedUntil: number | null = null
  const proofs = new Map<string, Proof>()

  const now = () => shop.clock.now().getTime()
  const isLocked = () => wrongCount >= untilReset || (lockedUntil ?? 0) > now()

  /** Advances the clock, and keeps unpaid orders from expiring. */
  async function pass(seconds: number): Promise<void> {
    await passTime(shop, shopper, seconds)
    await db
      .update(orders)
      .set({ payDeadline: new Date(now() + 1_800_000) })
      .where(and(eq(orders.userId, userId), eq(orders.status, 0)))
  }

  async function enter(payCode: string, use: Payment = anything): Promise<RawAnswer> {
    const answer = await send(shop.app, verifyPay, { ...use, payCode }, shopper)
    if (answer.body.reason === 'passkeyRequired') return answer
    if (code !== null && !isLocked()) count(payCode, use, answer)
    return answer
  }

  function count(payCode: string, use: Payment, { body }: RawAnswer): void {
    if (payCode === code) {
      wrongCount = 0
      lockedUntil = null
      addProof(body.data as { proof: string }, use)
      return
    }
    wrongCount += 1
    const seconds = locks.get(wrongCount) ?? null
    lockedUntil = seconds === null || seconds === Infinity ? null : now() + seconds * 1000
  }

  function addProof({ proof }: { proof: string }, use: Payment): void {
    const expiresAt = new Date(now() + proofSeconds * 1000).toISOString()
    proofs.set(proof, { ...use, isSpent: false, expiresAt })
  }

  async function waitForLock(): Promise<void> {
    if (lockedUntil !== null && isLocked()) await pass((lockedUntil - now()) / 1000)
  }

  /** Resets the code by the password. Open proofs become invalid. */
  async function setAnew(): Promise<void> {
    const payCode = code === '271828' ? '161803' : '271828'
    await ask(shop.app, resetPay, { payCode, password }, shopper)
    code = payCode
    wrongCount = 0
    lockedUntil = null
    for (const [proof, { isSpent }] of proofs) if (!isSpent) proofs.delete(proof)
  }

  /** Stores or removes the shopper’s code directly, as if it had never been another. */
  async function store(payCode: string | null): Promise<void> {
    const payCodeHash = payCode === null ? null : macPayCode(shop.payCodeKeys, userId, payCode)
    await db.update(users).set({ payCodeHash }).where(eq(users.id, userId))
    code = payCode
  }

  async function open(): Promise<void> {
    if (wrongCount >= untilReset) await setAnew()
    await waitForLock()
  }

  async function guess(): Promise<void> {
    await waitForLock()
    await enter(`${code === '999999' ? '888888' : '999999'}`)
  }

  return {
    open,
    store,
    enter,
    pass,
    addProof,
    isSet: () => code !== null,
    /** The first code needs a session only. */
    setFirst: async (payCode: string): Promise<RawAnswer> => {
      const answer = await send(shop.app, resetPay, { payCode, oldPayCode: '' }, shopper)
      if (answer.body.code === 1) {
        code = payCode
        wrongCount = 0
        lockedUntil = null
      }
      return answer
    },
    /** Brings the count to where another wrong code locks nothing yet. */
    leaveTries: async (): Promise<void> => {
      await open()
      if (locks.has(wrongCount + 1)) await enter(code ?? '')
    },
    /**
     * Brings the count to where another wrong code locks, temporarily or until the code is reset.
     */
    leaveOneTry: async (lock: 'forAWhile' | 'untilReset'): Promise<void> => {
      await open()
      if (lock === 'forAWhile' && wrongCount >= 10) await setAnew()
      const wanted = lock === 'untilReset' ? 20 : wrongCount < 5 ? 5 : 10
      for (let left = wanted - 1 - wrongCount; left > 0; left -= 1) await guess()
      await waitForLock()
    },
    guess,
    spend: (proof: string): void => {
      const spent = proofs.get(proof)
      if (spent === undefined) throw new Error('an unknown proof was spent')
      proofs.set(proof, { ...spent, isSpent: true })
    },
    record: async () => ({ is: await readRecord(), mustBe: expected() }),
  }

  function expected() {
    return {
      isSet: code !== null,
      wrongCount,
      lockedUntil: lockedUntil === null ? null : new Date(lockedUntil).toISOString(),
      proofs: [...proofs.values()].map(wordsOf).toSorted(),
    }
  }

  async function readRecord() {
    const counter = db.select().from(payCodeCounters).where(eq(payCodeCounters.userId, userId))
    const [[user], [counted], given] = await Promise.all([
      db.select({ payCodeHash: users.payCodeHash }).from(users).where(eq(users.id, userId)),
      counter,
      db.select().from(payProofs).where(eq(payProofs.userId, userId)),
    ])
    return {
      isSet: user?.payCodeHash !== null,
      wrongCount: counted?.wrongCount ?? 0,
      lockedUntil: counted?.lockedUntil?.toISOString() ?? null,
      proofs: given
        .map(({ usedAt, expiresAt, ...use }) =>
          wordsOf({ ...use, isSpent: usedAt !== null, expiresAt: expiresAt.toISOString() }),
        )
        .toSorted(),
    }
  }
}

type Proven = Omit<Proof, 'operation'> & { operation: string }

function wordsOf({ operation, subjectId, amountCents, isSpent, expiresAt }: Proven): string {
  return `${operation} ${subjectId} ${amountCents} ${expiresAt}${isSpent ? ' spent' : ''}`
}
