import { eq } from 'drizzle-orm'
import type { AnyEventObject } from 'xstate'
import { getUserInfo } from '../../../contract/account.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { cancelOrder, payOrder } from '../../../contract/orders.ts'
import { proveByPasskey } from '../../../contract/passkeys.ts'
import { orders } from '../../../server/db/schema/orders.ts'
import { passkeyChallenges, passkeys, users } from '../../../server/db/schema/users.ts'
import { readBalances } from '../../../server/domain/ledger/readBalances.ts'
import type {
  CodeLock,
  CodeStand,
  PasskeyProofOutcome,
  PasskeyStand,
  Payment,
  PayOutcome,
  SetCodeOutcome,
  VerifyOutcome,
} from '../../../src/machines/paymentCodeTypes.ts'
import { networkFailure } from '../../factories/failures.ts'
import type { MintedGoods } from '../../factories/goods.ts'
import { mintOrder } from '../../factories/orders.ts'
import { answerProof, mintPasskey } from '../../factories/passkeys.ts'
import type { MintedShopper } from '../../factories/shoppers.ts'
import { ask, send, type RawAnswer } from '../../support/callApi.ts'
import type { SoftAuthenticator } from '../../support/softAuthenticator.ts'
import type { TestShop } from '../../support/testShop.ts'
import type { ChartDriver, Ending } from './driveChart.ts'
import { failureOf } from './failureOf.ts'
import { keepPayCode } from './payCodeModel.ts'
import { createKeyedCalls } from './keyedCalls.ts'

/** A driver's shopper starts with this; dear goods cost more. */
export const startCents = 100_000
const anotherCode = '141421'
const proofSeconds = 120
const failed = { type: 'failed', failure: networkFailure } as const

interface Goods {
  cheap: MintedGoods
  dear: MintedGoods
}

/** Drives one shopper’s payment code, and the orders that are paid with it. */
export function drivePaymentCode(
  shop: TestShop,
  shopper: MintedShopper,
  goods: Goods,
): ChartDriver {
  const stored = keepPayCode(shop, shopper)
  const sendKeyed = createKeyedCalls(shop.app, shopper.token)
  let authenticator: SoftAuthenticator | null = null
  const placed = new Map<number, { status: number; totalCents: number }>()

  async function placeOrder(isDear: boolean): Promise<Payment> {
    const { skuId } = isDear ? goods.dear : goods.cheap
    const { id, totalCents } = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    placed.set(id, { status: 0, totalCents })
    return { operation: 'orderPay', subjectId: id, amountCents: totalCents }
  }

  /** Brings the code to the state that the event claims, and reads it as the app does. */
  async function request(
    event: AnyEventObject,
    further: readonly AnyEventObject[],
  ): Promise<AnyEventObject> {
    const { payment, passkey = 'none' } = event as unknown as { payment: Payment } & CodeStand
    await bringPasskey(passkey)
    const until = further.findIndex(({ type }) => type === 'payment.requested')
    const ofThis = until === -1 ? further : further.slice(0, until)
    const isShort = ofThis.some(({ output }) => typeOf(output) === 'balanceTooLow')
    const real = payment.operation === 'orderPay' ? await placeOrder(isShort) : payment
    return { ...event, payment: real, ...(await bringStand(event)) }
  }

  /** Brings the code to the state that the event claims, and reads both as the app does. */
  async function bringStand(event: AnyEventObject): Promise<CodeStand> {
    const { codeIsSet, lock } = event as unknown as CodeStand
    await bringCode(codeIsSet, lock ?? null)
    const info = await ask(shop.app, getUserInfo, {}, shopper)
    const { count, isRequired } = info.passkeys ?? { count: 0, isRequired: false }
    return {
      codeIsSet: info.payCodeSet,
      lock: info.payCodeLock ? lockUntil(info.payCodeLock.until) : null,
      passkey: count === 0 ? 'none' : isRequired ? 'required' : 'offered',
    }
  }

  /** Brings the passkeys to where another device would have left them. */
  async function bringPasskey(stand: PasskeyStand): Promise<void> {
    const { db } = shop.database
    await db.delete(passkeys).where(eq(passkeys.userId, shopper.userId))
    if (stand !== 'none') authenticator = await mintPasskey(shop.app, shopper)
    await db
      .update(users)
      .set({ passkeyRequired: stand === 'required' })
      .where(eq(users.id, shopper.userId))
  }

  /** The browser alone ends it without an answer. A lost answer was a proof that nobody uses. */
  async function provePasskey({ input, wanted }: Ending): Promise<PasskeyProofOutcome> {
    const { payment } = input as { payment: Payment }
    const outcome = wanted as PasskeyProofOutcome | null
    if (outcome?.type === 'cancelled' || outcome?.type === 'unsupported') return outcome
    if (authenticator === null) throw new Error('there is no passkey')
    const response = await answerProof(shop.app, shopper, authenticator, payment)
    if (outcome?.type === 'failed') await shop.database.db.delete(passkeyChallenges)
    const answer = await send(shop.app, proveByPasskey, { response }, shopper)
    if (answer.body.code !== 1) return { type: 'failed', failure: failureOf(answer) }
    const { proof } = answer.body.data as { proof: string }
    stored.addProof({ proof }, payment)
    return outcome === null ? failed : { type: 'proven', proof }
  }

  async function bringCode(isSet: boolean, lock: CodeLock | null): Promise<void> {
    if (!isSet) return stored.store(null)
    if (!stored.isSet()) await stored.setFirst(anotherCode)
    if (lock === null) return stored.open()
    await stored.leaveOneTry(lock.forMs === null ? 'untilReset' : 'forAWhile')
    await stored.guess()
  }

  function lockUntil(until: string | null): CodeLock {
    return { until, forMs: until === null ? null : Date.parse(until) - shop.clock.now().getTime() }
  }

  /**
   * Where the answer is lost, the code was set if the next set of the same digits is refused as a
   * second code.
   */
  async function setCode({ input, wanted, further }: Ending): Promise<SetCodeOutcome> {
    const { payCode } = input as { payCode: string }
    if (wanted === null) {
      if (typeOf(nextWanted('setCode', further)) === 'setBefore') await stored.setFirst(payCode)
      return failed
    }
    if (typeOf(wanted) === 'setBefore' && !stored.isSet()) await stored.setFirst(anotherCode)
    const answer = await stored.setFirst(payCode)
    if (answer.body.code === 1) return { type: 'set' }
    if (answer.body.reason !== 'oldPayCodeMissing') throw new Error(`answered ${answer.text}`)
    return { type: 'setBefore' }
  }

  /** Brings code and counter to where the wanted verdict follows. */
  async function bringTo(wanted: VerifyOutcome | null, entered: string): Promise<void> {
    if (wanted?.type === 'notSet') return stored.store(null)
    if (wanted?.type === 'passkeyRequired') return bringPasskey('required')
    if (wanted === null || wanted.type === 'proven') {
      await stored.open()
      return stored.store(entered)
    }
    if (wanted.type === 'wrong') await stored.leaveTries()
    else if (wanted.type === 'locked') {
      await stored.leaveOneTry(wanted.forMs === null ? 'untilReset' : 'forAWhile')
    }
    return stored.store(anotherCode)
  }

  /** A lost answer was right: its proof is never used. */
  async function verifyCode({ input, wanted }: Ending): Promise<VerifyOutcome> {
    const { payment, payCode } = input as { payment: Payment; payCode: string }
    await bringTo(wanted as VerifyOutcome | null, payCode)
    const answer = await stored.enter(payCode, payment)
    return wanted === null ? failed : verdictOf(answer)
  }

  function verdictOf(answer: RawAnswer): VerifyOutcome {
    if (answer.body.code === 1)
      return { type: 'proven', ...(answer.body.data as { proof: string }) }
    const failure = failureOf(answer)
    switch (failure.reason) {
      case 'payCodeWrong':
        return { type: 'wrong', attemptsLeft: failure.data.attemptsLeft }
      case 'payCodeLocked':
        return { type: 'locked', ...lockUntil(failure.data.until) }
      case 'payCodeNotSet':
        return { type: 'notSet' }
      case 'passkeyRequired':
        return { type: 'passkeyRequired' }
      default:
        throw new Error(`answered ${answer.text}`)
    }
  }

  async function pay(ending: Ending): Promise<PayOutcome> {
    const { payment, proof } = ending.input as { payment: Payment; proof: string }
    const orderId = payment.subjectId
    const call = async (arrives?: boolean) => {
      const answer = await sendKeyed(payOrder, { orderId, proof }, arrives)
      if (answer.body.code === 1) notePaid(orderId, proof)
      return answer
    }
    const wanted = typeOf(ending.wanted)
    if (wanted === undefined) {
      if (arrivesUnanswered(ending)) await call(false)
      return failed
    }
    if (wanted === 'stateChanged') await cancel(orderId)
    if (wanted === 'proofInvalid') await stored.pass(proofSeconds + 1)
    return paymentOf(await call())
  }

  function notePaid(orderId: number, proof: string): void {
    const order = placed.get(orderId)
    if (order === undefined) throw new Error('another order was paid')
    placed.set(orderId, { ...order, status: 1 })
    stored.spend(proof)
  }

  /** Cancels the order as another device would. */
  async function cancel(orderId: number): Promise<void> {
    await ask(shop.app, cancelOrder, { orderId }, shopper)
    const order = placed.get(orderId)!
    placed.set(orderId, { ...order, status: -1 })
  }

  async function readOrders() {
    const { db } = shop.database
    const rows = await db.select().from(orders).where(eq(orders.userId, shopper.userId))
    return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
  }

  function expectedCents(): number {
    const paid = [...placed.values()].filter(({ status }) => status === 1)
    return startCents - paid.reduce((sum, { totalCents }) => sum + totalCents, 0)
  }

  const answers: Record<string, (ending: Ending) => Promise<unknown>> = {
    setCode,
    verifyCode,
    provePasskey,
    payOrder: pay,
  }

  return {
    userId: shopper.userId,
    fill: async (event, further) => {
      if (event.type === 'payment.requested') return request(event, further)
      return event.type === 'code.preferred' ? { ...event, ...(await bringStand(event)) } : event
    },
    answer: async (ending) => answers[ending.source]?.(ending) ?? null,
    passTime: () => stored.open(),
    books: async () => {
      const [code, orderStates, { availableCents }] = await Promise.all([
        stored.record(),
        readOrders(),
        readBalances(shop.database.db, shopper.userId),
      ])
      const statuses = [...placed].map(([id, { status }]) => [id, status] as const)
      return {
        is: { code: code.is, orders: orderStates, availableCents },
        mustBe: {
          code: code.mustBe,
          orders: Object.fromEntries(statuses),
          availableCents: expectedCents(),
        },
      }
    },
  }
}

function paymentOf(answer: RawAnswer): PayOutcome {
  if (answer.body.code === 1) return { type: 'paid', order: answer.body.data as OrderDetail }
  const failure = failureOf(answer)
  switch (failure.reason) {
    case 'balanceTooLow':
      return { type: 'balanceTooLow', shortCents: failure.data.shortCents }
    case 'stateChanged':
      return { type: 'stateChanged', order: failure.data.order }
    case 'proofInvalid':
      return { type: 'proofInvalid' }
    default:
      throw new Error(`answered ${answer.text}`)
  }
}

/**
 * Whether the call arrives although its answer is lost. The retry must then find it: it is paid
 * once.
 */
function arrivesUnanswered({ further, between }: Ending): boolean {
  if (between.includes('payment.requested')) return true
  const next = nextWanted('payOrder', further)
  return next === undefined || typeOf(next) === 'paid'
}

function nextWanted(source: string, further: Ending['further']): unknown {
  return further.find((each) => each.source === source && each.wanted !== null)?.wanted
}

function typeOf(outcome: unknown): string | undefined {
  return (outcome as { type?: string } | null | undefined)?.type
}
