import { eq } from 'drizzle-orm'
import type { AnyEventObject } from 'xstate'
import { users } from '../../../server/db/schema/users.ts'
import { networks } from '../../../server/db/schema/wallet.ts'
import type { WithdrawalRecordOutcome } from '../../../src/machines/withdrawalAuditMachine.ts'
import type {
  CodeSetOutcome,
  WithdrawInput,
  WithdrawOutcome,
} from '../../../src/machines/withdrawalTypes.ts'
import { getUserInfo, verifyPay } from '../../../contract/account.ts'
import {
  cancelWithdrawal,
  quoteWithdrawal,
  showWithdrawal,
  showWithdrawalTerms,
  withdraw,
  type WithdrawalQuote,
} from '../../../contract/wallet.ts'
import { type WithdrawalDetail, type WithdrawalTarget } from '../../../contract/walletRecords.ts'
import { networkFailure } from '../../factories/failures.ts'
import { askOffice, mustDo } from '../../factories/orderLife.ts'
import { passTime, type MintedShopper } from '../../factories/shoppers.ts'
import { addresses, balances, mintWithdrawal } from '../../factories/wallet.ts'
import { ask, send, type RawAnswer } from '../../support/callApi.ts'
import type { TestShop } from '../../support/testShop.ts'
import type { ChartDriver, Ending } from './driveChart.ts'
import { failureOf } from './failureOf.ts'
import { createKeyedCalls } from './keyedCalls.ts'

/** A driver's shopper starts with this. */
export const startCents = 100_000
const quoteSeconds = 15 * 60
const proofSeconds = 120
const failed = { type: 'failed', failure: networkFailure } as const
const target: WithdrawalTarget = { method: 'chain', network: 'trc20', address: addresses.tron }

/** Drives the withdrawals of one shopper. `given` are those that already exist. */
export function driveWithdrawals(
  shop: TestShop,
  shopper: MintedShopper,
  given: readonly WithdrawalDetail[] = [],
): ChartDriver {
  const token = { token: shopper.token }
  const sendKeyed = createKeyedCalls(shop.app, shopper.token)
  let lastQuote: WithdrawalQuote | null = null
  const records = new Map(given.map((record) => [record.id, record]))

  async function quote({ input, wanted }: Ending) {
    if (wanted === null) return failed
    const { values } = input as { values: { target: WithdrawalTarget; amountCents: number } }
    const call = () => send(shop.app, quoteWithdrawal, values, token)
    if ((wanted as { type: string }).type === 'quoted') {
      const quoted = (await call()).body.data as WithdrawalQuote
      lastQuote = quoted
      return { type: 'quoted', quote: quoted, quotedForMs: quoteSeconds * 1000 }
    }
    const minimum = (cents: number) =>
      shop.database.db
        .update(networks)
        .set({ minWithdrawalCents: cents })
        .where(eq(networks.code, 'trc20'))
    await minimum(values.amountCents + 1)
    const refused = await call()
    await minimum(1_000)
    return { type: 'failed', failure: failureOf(refused) }
  }

  /** Runs `look` while the shopper has no payment code. */
  async function withoutCode<Seen>(look: () => Promise<Seen>): Promise<Seen> {
    const own = eq(users.id, shopper.userId)
    const { db } = shop.database
    const [user] = await db.select({ payCodeHash: users.payCodeHash }).from(users).where(own)
    await db.update(users).set({ payCodeHash: null }).where(own)
    const seen = await look()
    await db
      .update(users)
      .set({ payCodeHash: user?.payCodeHash ?? null })
      .where(own)
    return seen
  }

  async function readCodeSet({ wanted }: Ending): Promise<CodeSetOutcome | null> {
    const outcome = wanted as CodeSetOutcome | null
    if (outcome === null || outcome.type === 'unknown') return outcome
    const look = () => ask(shop.app, getUserInfo, {}, token)
    const { payCodeSet } = await (outcome.type === 'set' ? look() : withoutCode(look))
    return payCodeSet ? { type: 'set', lock: null } : { type: 'notSet' }
  }

  /** The payment sheet's part: verifies the code for the last quote. */
  function verify() {
    if (lastQuote === null) throw new Error('nothing was quoted')
    const { id, totalCents } = lastQuote
    return send(
      shop.app,
      verifyPay,
      {
        payCode: shopper.payCode,
        operation: 'withdraw',
        subjectId: id,
        amountCents: totalCents,
      },
      token,
    )
  }

  async function fill(event: AnyEventObject): Promise<AnyEventObject> {
    switch (event.type) {
      case 'quote.requested':
        return { ...event, values: { target, amountCents: 5_000 } }
      case 'code.missing': {
        const { body } = await withoutCode(verify)
        if (body.reason !== 'payCodeNotSet') throw new Error(`answered ${body.reason}`)
        return event
      }
      case 'code.proven': {
        const { body } = await verify()
        return { ...event, proof: (body.data as { proof: string }).proof }
      }
      default:
        return event
    }
  }

  async function submit(ending: Ending): Promise<WithdrawOutcome> {
    const { quoteId, proof } = ending.input as WithdrawInput
    const call = (arrives?: boolean) =>
      sendKeyed(withdraw, { quoteId, proof: proof ?? '' }, arrives)
    const wanted = ending.wanted as WithdrawOutcome | null
    if (wanted === null) {
      if (arrivesUnanswered(ending)) keep((await call(false)).body.data as WithdrawalDetail)
      return failed
    }
    const reason = wanted.type === 'refused' ? wanted.failure.reason : null
    if (reason === 'quoteExpired') await passTime(shop, shopper, quoteSeconds + 1)
    if (reason === 'proofInvalid') await passTime(shop, shopper, proofSeconds + 1)
    const answer = reason === 'balanceTooLow' ? await withoutMoney(call) : await call()
    if (answer.body.code !== 1) return { type: 'refused', failure: failureOf(answer) }
    const withdrawal = answer.body.data as WithdrawalDetail
    keep(withdrawal)
    return { type: 'accepted', withdrawal }
  }

  /**
   * Runs the call while the whole balance is held by another withdrawal, which is cancelled
   * afterwards.
   */
  async function withoutMoney(call: () => Promise<RawAnswer>): Promise<RawAnswer> {
    const { availableCents } = await balances(shop, shopper)
    const other = await mintWithdrawal(shop, shopper, availableCents - 300)
    const answer = await call()
    await ask(shop.app, cancelWithdrawal, { withdrawalId: other.id }, token)
    return answer
  }

  /** Has the operator, or the shopper on another device, bring a record to a status. */
  async function bringTo(id: number, status: WithdrawalDetail['status']) {
    const name = `W${id}`
    if (status === records.get(id)?.status) return
    if (status === 1) await mustDo(askOffice(shop, '/pass', { name, reference: 'HB-1' }))
    if (status === 2) await mustDo(askOffice(shop, '/decline', { name, reason: 'closed' }))
    if (status === -1) await ask(shop.app, cancelWithdrawal, { withdrawalId: id }, token)
  }

  async function read(id: number): Promise<WithdrawalDetail> {
    const record = await ask(shop.app, showWithdrawal, { id }, token)
    keep(record)
    return record
  }

  async function follow({ input, wanted }: Ending) {
    if (wanted === null) return null
    const { id } = (input as { withdrawal: WithdrawalDetail }).withdrawal
    await bringTo(id, statusOf(wanted))
    return { type: 'answered', withdrawal: await read(id) }
  }

  async function show({ input, wanted }: Ending): Promise<WithdrawalRecordOutcome> {
    if (wanted === null) return failed
    const { id } = input as { id: number }
    await bringTo(id, statusOf(wanted))
    return { type: 'found', withdrawal: await read(id) }
  }

  async function cancel(ending: Ending): Promise<WithdrawalRecordOutcome> {
    const { id } = ending.input as { id: number }
    const call = (arrives?: boolean) => sendKeyed(cancelWithdrawal, { withdrawalId: id }, arrives)
    if (ending.wanted === null) {
      if (isCancelledNext(ending)) {
        await call(false)
        await read(id)
      }
      return failed
    }
    const status = statusOf(ending.wanted)
    if (status !== -1) await bringTo(id, status)
    const { body } = await call()
    await read(id)
    const found = body.code === 1 ? body.data : (body.data as { withdrawal: unknown }).withdrawal
    return { type: 'found', withdrawal: found as WithdrawalDetail }
  }

  function keep(record: WithdrawalDetail): void {
    records.set(record.id, record)
  }

  const answers: Record<string, (ending: Ending) => Promise<unknown>> = {
    loadTerms: async ({ wanted }) =>
      wanted === null
        ? null
        : { type: 'loaded', terms: await ask(shop.app, showWithdrawalTerms, {}, token) },
    quoteWithdrawal: quote,
    readCodeSet,
    withdraw: submit,
    followAudit: follow,
    showWithdrawal: show,
    cancelWithdrawal: cancel,
  }

  return {
    userId: shopper.userId,
    fill,
    answer: async (ending) => answers[ending.source]?.(ending) ?? null,
    passTime: () => passTime(shop, shopper, quoteSeconds),
    books: async () => {
      const all = [...records.values()]
      const totalOf = (statuses: readonly number[]) =>
        all
          .filter(({ status }) => statuses.includes(status))
          .reduce((sum, { totalCents }) => sum + totalCents, 0)
      return {
        is: await balances(shop, shopper),
        mustBe: { availableCents: startCents - totalOf([0, 1]), heldCents: totalOf([0]) },
      }
    },
  }
}

/**
 * Whether the call arrives although its answer is lost. The retry must then find it: the money is
 * held once.
 */
function arrivesUnanswered({ further }: Ending): boolean {
  const next = further.find(({ wanted }) => wanted !== null)
  return next === undefined || (next.wanted as WithdrawOutcome).type === 'accepted'
}

function isCancelledNext({ further }: Ending): boolean {
  const next = further.find(({ wanted }) => wanted !== null)
  return next === undefined || statusOf(next.wanted) === -1
}

function statusOf(wanted: unknown): WithdrawalDetail['status'] {
  return (wanted as { withdrawal: WithdrawalDetail }).withdrawal.status
}
