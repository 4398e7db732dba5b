import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { BillEntry } from '../../../contract/bill.ts'
import type { Db } from '../../db/client.ts'
import { orders } from '../../db/schema/orders.ts'
import { loginFailures, payCodeCounters, sessions, users } from '../../db/schema/users.ts'
import { findShopper } from '../../domain/kernel/findShopper.ts'
import { readEntries } from '../../domain/wallet/bills/readEntries.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { readBalances, type Balances } from '../../domain/ledger/readBalances.ts'
import { containsAny } from './search.ts'
import { listOrdersForOperator, type OperatorOrder } from './listOrders.ts'
import { payCodeLockOf } from '../../domain/identity/paymentCode/payCodeLockOf.ts'

export interface OperatorShopper {
  id: number
  account: string
  name: string
  email: string | null
  mobile: string | null
  createdAt: string
}

export interface ShownShopper extends OperatorShopper {
  language: string | null
  balances: Balances
  orderCount: number
  /** The most recent ones, newest first. */
  orders: OperatorOrder[]
  bill: BillEntry[]
  sessions: { id: number; userAgent: string; createdAt: string; expiresAt: string }[]
  payCode: { isSet: boolean; wrongCount: number; lock: { until: string | null } | null }
  /** Until when sign-in attempts on this account are rate limited. */
  loginBlockedUntil: string | null
}

type User = typeof users.$inferSelect

const lastRows = 10

export async function listShoppers(given: {
  ctx: Pick<Ctx, 'db'>
  input: { search?: string | undefined; limit: number }
}): Promise<OperatorShopper[]> {
  const { search, limit } = given.input
  const texts = [users.account, users.email, users.mobile, users.givenName, users.familyName]
  const rows = await given.ctx.db
    .select()
    .from(users)
    .where(search === undefined ? undefined : containsAny(texts, search))
    .orderBy(desc(users.id))
    .limit(limit)
  return rows.map(toShopper)
}

/** Everything the shop knows about one shopper that helps support. */
export async function showShopper(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { account: string }
}): Promise<ShownShopper> {
  const { ctx, input } = given
  const { db, clock } = ctx
  const user = await findShopper(db, input.account)
  const userId = user.id
  const [counted] = await db.select({ rows: count() }).from(orders).where(eq(orders.userId, userId))
  const live = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.id))
    .limit(lastRows)
  const [counter = null] = await db
    .select()
    .from(payCodeCounters)
    .where(eq(payCodeCounters.userId, userId))
  return {
    ...toShopper(user),
    language: user.language,
    balances: await readBalances(db, userId),
    orderCount: counted?.rows ?? 0,
    orders: await listOrdersForOperator({
      ctx,
      input: { status: 'all', account: user.account, limit: lastRows },
    }),
    bill: await readEntries(
      { db, userId },
      { kind: 'all', month: '' },
      { before: null, most: lastRows },
    ),
    sessions: live.map(({ id, userAgent, createdAt, expiresAt }) => ({
      id,
      userAgent,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    payCode: {
      isSet: user.payCodeHash !== null,
      wrongCount: counter?.wrongCount ?? 0,
      lock: payCodeLockOf({ stored: user.payCodeHash, counter, now: clock.now() }),
    },
    loginBlockedUntil: await loginBlockedUntil(db, user.account, clock.now()),
  }
}

function toShopper(user: User): OperatorShopper {
  return {
    id: user.id,
    account: user.account,
    name: `${user.givenName} ${user.familyName}`.trim(),
    email: user.email,
    mobile: user.mobile,
    createdAt: user.createdAt.toISOString(),
  }
}

async function loginBlockedUntil(db: Db, account: string, now: Date): Promise<string | null> {
  const [blocked] = await db
    .select({ until: loginFailures.blockedUntil })
    .from(loginFailures)
    .where(and(eq(loginFailures.key, `account:${account}`), gt(loginFailures.blockedUntil, now)))
  return blocked?.until?.toISOString() ?? null
}
