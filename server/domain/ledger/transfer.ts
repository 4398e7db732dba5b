import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/client.ts'
import type { AccountKind } from '../../db/schema/ledger.ts'
import { transferAccounts, type Transfer } from './transferAccounts.ts'

/** Whose account it is, and which order chooses its shard. */
interface Owner {
  userId: number | null
  orderId: number | null
}

/** As many as the first migration opened. An order keeps the shard of its id for good. */
export const escrowShards = 16

/** Moves money: one debit, one credit, one positive amount. The balances follow by trigger. */
export async function transfer(tx: Db, move: Transfer): Promise<void> {
  const { kind, amountCents, at, from } = move
  const { debit, credit } = transferAccounts[kind]
  const source = typeof debit === 'string' ? debit : (from ?? debit[0])
  const ids = { ...noIds, ...move }
  const inserted = await rowsOf(
    tx,
    sql`insert into transfers (kind, debit_account_id, credit_account_id, amount_cents, order_id, refund_id, recharge_id, withdrawal_id, created_at)
      select ${kind}, debit.id, credit.id, ${amountCents}, ${ids.orderId}, ${ids.refundId}, ${ids.rechargeId}, ${ids.withdrawalId}, ${at.toISOString()}::timestamptz
      from accounts debit, accounts credit
      where ${isAccount(sql`debit`, source, ids)} and ${isAccount(sql`credit`, credit, ids)}
      returning id`,
  )
  if (inserted.length !== 1) throw new Error(`transfer ${kind}: no such account`)
}

/** What a shopper has to spend, the account's row locked until the transaction ends. */
export async function lockAvailableCents(tx: Db, userId: number): Promise<number> {
  const [row] = await rowsOf<{ balance_cents: string | number }>(tx, availableLocked(userId))
  if (!row) throw new Error(`user ${userId} has no account`)
  return Number(row.balance_cents)
}

/** The same as part of a statement; with `after`, once that part has answered a row. */
export function availableLocked(userId: number, after?: 'spent'): SQL {
  const owner = { userId, orderId: null }
  const from = after ? sql`accounts, ${sql.identifier(after)}` : sql`accounts`
  return sql`select accounts.balance_cents from ${from}
    where ${isAccount(sql`accounts`, 'available', owner)} for update of accounts`
}

const noIds = { userId: null, orderId: null, refundId: null, rechargeId: null, withdrawalId: null }

function isAccount(table: SQL, kind: AccountKind, { userId, orderId }: Owner): SQL {
  if (kind === 'available' || kind === 'held') {
    return sql`${table}.user_id = ${userId} and ${table}.kind = ${kind}`
  }
  const shard = kind === 'escrow' ? shardOf(orderId) : 0
  return sql`${table}.user_id is null and ${table}.kind = ${kind} and ${table}.shard = ${shard}`
}

function shardOf(orderId: number | null): number {
  if (orderId === null) throw new Error('escrow is held for an order')
  return orderId % escrowShards
}
