import { and, desc, eq, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { BillEntry, BillKind } from '../../../../contract/bill.ts'
import { preparedStatement, type Places } from '../../../db/preparedStatement.ts'
import { adjustments } from '../../../db/schema/adjustments.ts'
import { accounts, transfers } from '../../../db/schema/ledger.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { orderPreviewOf } from '../../trade/orders/orderPreview.ts'

export type BillReader = Pick<ShopperCtx, 'db' | 'userId'>

export interface BillFilter {
  kind: BillKind | 'all'
  /** A UTC month, such as `2026-03`; empty for all. */
  month: string
}

/** Reads entries, newest first. */
export async function readEntries(
  { db, userId }: BillReader,
  filter: BillFilter,
  { before, most }: { before: number | null; most: number },
): Promise<BillEntry[]> {
  const select = selectFor(filter)
  const given = { userId, ...filter, before: before ?? Number.MAX_SAFE_INTEGER, most }
  const rows = await select(db, given)
  return rows.map(({ kind, at, rechargeId, reversedId, ...entry }) => ({
    id: entry.id,
    kind: kind as BillKind,
    amountCents: entry.amountCents,
    balanceCents: entry.balanceCents,
    at: at.toISOString(),
    orderId: entry.orderId,
    orderSn: entry.order?.sn ?? null,
    order: entry.order,
    refundId: entry.refundId,
    rechargeId: rechargeId ?? reversedId,
    withdrawalId: entry.withdrawalId,
    reason: entry.reason,
  }))
}

/** Only the filters in use are in the statement, so that each combination uses its own index. */
function selectFor({ kind, month }: BillFilter) {
  if (month === '') return kind === 'all' ? selectAll : selectOfKind
  return kind === 'all' ? selectOfMonth : selectOfBoth
}

interface Given {
  userId: number
  kind: string
  month: string
  before: number
  most: number
}

const selectAll = entriesThat('bill_entries', () => undefined)
const selectOfKind = entriesThat('bill_entries_of_kind', ({ kind }) => isOfKind(kind))
const selectOfMonth = entriesThat('bill_entries_of_month', ({ month }) => isOfMonth(month))
const selectOfBoth = entriesThat('bill_entries_of_both', ({ kind, month }) =>
  and(isOfKind(kind), isOfMonth(month)),
)

/**
 * Reads each side of the ledger by its own index, so that a deep page costs as much as the first
 * one.
 */
function entriesThat(name: string, fit: (given: Places<Given>) => SQL | undefined) {
  return preparedStatement<Given>()(name, (db, given) => {
    const { userId, before, most } = given
    const side = ({ account, amount, balance }: Side) =>
      db
        .select({
          id: transfers.id,
          kind: transfers.kind,
          amountCents: amount.mapWith(Number).as('moved'),
          balanceCents: sql`${balance}`.mapWith(Number).as('balance'),
          at: transfers.createdAt,
          orderId: transfers.orderId,
          refundId: transfers.refundId,
          rechargeId: transfers.rechargeId,
          withdrawalId: transfers.withdrawalId,
          adjustmentId: transfers.adjustmentId,
        })
        .from(transfers)
        .where(and(isAvailable(account, userId), lt(transfers.id, before), fit(given)))
        .orderBy(desc(transfers.id))
        .limit(most)
    const entry = unionAll(side(leaving), side(coming)).as('entry')
    const { adjustmentId, ...columns } = entry._.selectedFields
    return db
      .select({
        ...columns,
        order: orderPreviewOf(entry.orderId),
        reason: adjustments.reason,
        reversedId: adjustments.rechargeId,
      })
      .from(entry)
      .leftJoin(adjustments, eq(adjustments.id, adjustmentId))
      .orderBy(desc(entry.id))
      .limit(most)
  })
}

/** One side of a transfer, seen from its account. */
interface Side {
  account: SQLWrapper
  amount: SQL
  balance: SQLWrapper
}

const leaving: Side = {
  account: transfers.debitAccountId,
  amount: sql`-${transfers.amountCents}`,
  balance: transfers.debitBalanceCents,
}
const coming: Side = {
  account: transfers.creditAccountId,
  amount: sql`${transfers.amountCents}`,
  balance: transfers.creditBalanceCents,
}

export function isAvailable(account: SQLWrapper, userId: SQLWrapper): SQL {
  return sql`${account} = (select ${accounts.id} from ${accounts}
    where ${accounts.userId} = ${userId} and ${accounts.kind} = 'available')`
}

function isOfKind(kind: SQLWrapper): SQL {
  return sql`${transfers.kind} = ${kind}`
}

export function isOfMonth(month: SQLWrapper): SQL {
  const starts = sql`(${month}::text || '-01')::timestamp`
  return sql`${transfers.createdAt} >= ${starts} at time zone 'utc'
    and ${transfers.createdAt} < (${starts} + interval '1 month') at time zone 'utc'`
}
