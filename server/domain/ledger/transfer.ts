import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/client.ts'
import { preparedStatement } from '../../db/preparedStatement.ts'
import { transfers, type AccountKind, type TransferKind } from '../../db/schema/ledger.ts'
import { transferAccounts, type Transfer } from './transferAccounts.ts'

type Value = number | SQLWrapper | null

/** The owner of the account, and the order that selects its shard. */
interface Owner {
  userId: Value
  orderId: Value
}

/** The fields of a transfer besides its kind. */
interface TransferValues extends Owner {
  refundId: Value
  rechargeId: Value
  withdrawalId: Value
  adjustmentId: Value
  amountCents: Value
  at: Date | SQLWrapper
}

/**
 * As many as the first migration created. An order's shard follows from its id and never changes.
 */
export const escrowShards = 16

/** Moves money: one debit, one credit, one positive amount. A trigger updates the balances. */
export async function transfer(tx: Db, move: Transfer): Promise<void> {
  const { kind, from } = move
  const inserted = await insertionOf(kind, from)(tx, { ...noIds, ...move })
  if (inserted.length !== 1) throw new Error(`transfer ${kind}: no such account`)
}

/**
 * The same as a CTE. `when` names the CTEs that must have returned rows, and may add conditions.
 */
export function transferCte(
  kind: TransferKind,
  valuesValue: Partial<TransferValues> & Pick<TransferValues, 'amountCents' | 'at'>,
  { from, when }: { from?: AccountKind | undefined; when?: { parts: SQL; holds: SQL } } = {},
): SQL {
  const { debit, credit } = transferAccounts[kind]
  const source = typeof debit === 'string' ? debit : from
  if (!source) throw new Error(`transfer ${kind}: it has several sources, and says none`)
  const { refundId, rechargeId, withdrawalId, adjustmentId, amountCents, at, ...owner } = {
    ...noIds,
    ...valuesValue,
  }
  const { parts, holds } = when ?? { parts: sql``, holds: sql`true` }
  return sql`insert into transfers (kind, debit_account_id, credit_account_id, amount_cents,
      order_id, refund_id, recharge_id, withdrawal_id, adjustment_id, created_at)
    select ${kind}, debit.id, credit.id, ${amountCents},
      ${owner.orderId}, ${refundId}, ${rechargeId}, ${withdrawalId}, ${adjustmentId},
      ${sql.param(at, transfers.createdAt)}
    from accounts debit, accounts credit ${parts}
    where ${isAccount(sql`debit`, source, owner)} and ${isAccount(sql`credit`, credit, owner)}
      and ${holds}
    returning id`
}

/** Reads a shopper's available balance, and locks the account until the transaction ends. */
export async function lockAvailableCents(tx: Db, userId: number): Promise<number> {
  const [row] = await rowsOf<{ balance_cents: string | number }>(tx, availableLocked(userId))
  if (!row) throw new Error(`user ${userId} has no account`)
  return Number(row.balance_cents)
}

/** The same as part of a statement. With `after`, it runs once that CTE has returned a row. */
export function availableLocked(userId: number | SQLWrapper, after?: 'spent'): SQL {
  const owner = { userId, orderId: null }
  const from = after ? sql`accounts, ${sql.identifier(after)}` : sql`accounts`
  return sql`select accounts.balance_cents from ${from}
    where ${isAccount(sql`accounts`, 'available', owner)} for update of accounts`
}

const noIds = {
  userId: null,
  orderId: null,
  refundId: null,
  rechargeId: null,
  withdrawalId: null,
  adjustmentId: null,
}

type Insertion = ReturnType<typeof writeInsertion>
const insertions = new Map<string, Insertion>()

function insertionOf(kind: TransferKind, from: AccountKind | undefined): Insertion {
  const name = from ? `${kind}_from_${from}` : kind
  const known = insertions.get(name) ?? writeInsertion(name, kind, from)
  insertions.set(name, known)
  return known
}

type Values = { [Name in keyof TransferValues]: Exclude<TransferValues[Name], SQLWrapper> }

function writeInsertion(name: string, kind: TransferKind, from: AccountKind | undefined) {
  return preparedStatement<Values>()(`transfer_${name}`, (db, values) => {
    const { userId, orderId, refundId, rechargeId, withdrawalId, adjustmentId } = values
    const { amountCents, at } = values
    const ids = { userId, orderId, refundId, rechargeId, withdrawalId, adjustmentId }
    const valuesValue = { ...ids, amountCents, at }
    const inserted = db
      .$with('inserted', { id: transfers.id })
      .as(transferCte(kind, valuesValue, { from }))
    return db.with(inserted).select({ id: inserted.id }).from(inserted)
  })
}

function isAccount(table: SQL, kind: AccountKind, { userId, orderId }: Owner): SQL {
  if (kind === 'available' || kind === 'held') {
    return sql`${table}.user_id = ${userId} and ${table}.kind = ${kind}`
  }
  const shard = kind === 'escrow' ? shardOf(orderId) : sql`0`
  return sql`${table}.user_id is null and ${table}.kind = ${kind} and ${table}.shard = ${shard}`
}

function shardOf(orderId: Value): SQL {
  if (orderId === null) throw new Error('escrow is held for an order')
  return sql`(${orderId})::bigint % ${escrowShards}`
}
