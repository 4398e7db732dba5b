import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/client.ts'
import type { TransferKind } from '../../db/schema/ledger.ts'

/** An account of a user, or of the system; a sharded system account is chosen by the order. */
export type AccountRef =
  | { kind: 'available' | 'held'; userId: number }
  | { kind: 'external' | 'revenue' | 'fee' }
  | { kind: 'escrow'; orderId: number }

export interface Transfer {
  kind: TransferKind
  debit: AccountRef
  credit: AccountRef
  /** Integer cents above zero. */
  amountCents: number
  orderId?: number
  refundId?: number
  rechargeId?: number
  withdrawalId?: number
  at: Date
}

const escrowShards = 16

/** Moves money: one debit, one credit, one positive amount. The balances follow by trigger. */
export async function transfer(tx: Db, move: Transfer): Promise<void> {
  const inserted = await rowsOf(
    tx,
    sql`insert into transfers (kind, debit_account_id, credit_account_id, amount_cents, order_id, refund_id, recharge_id, withdrawal_id, created_at)
      select ${move.kind}, debit.id, credit.id, ${move.amountCents}, ${move.orderId ?? null}, ${move.refundId ?? null}, ${move.rechargeId ?? null}, ${move.withdrawalId ?? null}, ${move.at.toISOString()}::timestamptz
      from accounts debit, accounts credit
      where ${isAccount(sql`debit`, move.debit)} and ${isAccount(sql`credit`, move.credit)}
      returning id`,
  )
  if (inserted.length !== 1) throw new Error(`transfer ${move.kind}: no such account`)
}

/** The stored balance, its row locked until the transaction ends. */
export async function lockBalance(tx: Db, account: AccountRef): Promise<number> {
  const [row] = await rowsOf<{ cents: string | number }>(
    tx,
    sql`select balance_cents as cents from accounts where ${isAccount(sql`accounts`, account)} for update`,
  )
  if (!row) throw new Error(`no ${account.kind} account`)
  return Number(row.cents)
}

function isAccount(table: SQL, account: AccountRef): SQL {
  if ('userId' in account) {
    return sql`${table}.user_id = ${account.userId} and ${table}.kind = ${account.kind}`
  }
  const shard = account.kind === 'escrow' ? account.orderId % escrowShards : 0
  return sql`${table}.user_id is null and ${table}.kind = ${account.kind} and ${table}.shard = ${shard}`
}
