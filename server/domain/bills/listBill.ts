import { sql, type SQL } from 'drizzle-orm'
import { billKinds, type BillEntry, type BillKind, type BillMonth } from '../../../contract/bill.ts'
import { rowsOf } from '../../db/client.ts'
import type { ShopperCtx } from '../ctx.ts'
import { cutPage, readIdCursor } from '../cursor.ts'
import { readOrderFaces } from '../orders/readOrderFaces.ts'

export interface BillFilter {
  kind: BillKind | 'all'
  month: string
}

export async function listBill(given: {
  ctx: ShopperCtx
  input: BillFilter & { cursor?: string | undefined; limit: number }
}): Promise<{ list: BillEntry[]; nextCursor: string | null; months: BillMonth[] }> {
  const { ctx, input } = given
  const entries = await readEntries(ctx, input, {
    before: readIdCursor(input.cursor),
    most: input.limit + 1,
  })
  const { list, nextCursor } = cutPage(entries, input.limit, (entry) => entry)
  const faces = await readOrderFaces(
    ctx.db,
    list.map(({ orderId }) => orderId),
  )
  return {
    list: list.map((entry) => ({ ...entry, order: faces.get(entry.orderId) ?? null })),
    nextCursor,
    months: await readMonths(ctx, input, monthsOf(list, input.month)),
  }
}

/** Each side of the ledger by its own index, so that a deep page costs what the first one does. */
export async function readEntries(
  ctx: Pick<ShopperCtx, 'db' | 'userId'>,
  filter: BillFilter,
  { before, most }: { before: number | null; most: number },
): Promise<BillEntry[]> {
  const account = availableAccountOf(ctx.userId)
  const fits = sql`${kindFits(filter.kind)} and ${monthFits(filter.month)}
    and t.id < ${before ?? Number.MAX_SAFE_INTEGER}`
  const links = sql`t.order_id, t.refund_id, t.recharge_id, t.withdrawal_id, t.adjustment_id`
  const rows = await rowsOf<EntryRow>(
    ctx.db,
    sql`select entry.*, o.sn as order_sn, a.reason, a.recharge_id as reversed_id from (
      (select t.id, t.kind, -t.amount_cents as amount, t.debit_balance_cents as balance, t.created_at, ${links}
        from transfers t where t.debit_account_id = ${account} and ${fits}
        order by t.id desc limit ${most})
      union all
      (select t.id, t.kind, t.amount_cents, t.credit_balance_cents, t.created_at, ${links}
        from transfers t where t.credit_account_id = ${account} and ${fits}
        order by t.id desc limit ${most})
    ) entry
    left join orders o on o.id = entry.order_id
    left join adjustments a on a.id = entry.adjustment_id
    order by entry.id desc limit ${most}`,
  )
  return rows.map(toEntry)
}

interface EntryRow {
  id: string | number
  kind: BillKind
  amount: string | number
  balance: string | number
  created_at: string | Date
  order_id: string | number | null
  order_sn: string | null
  refund_id: string | number | null
  recharge_id: string | number | null
  withdrawal_id: string | number | null
  reversed_id: string | number | null
  reason: string | null
}

function toEntry(row: EntryRow): BillEntry {
  const idOf = (value: string | number | null) => (value === null ? null : Number(value))
  return {
    id: Number(row.id),
    kind: row.kind,
    amountCents: Number(row.amount),
    balanceCents: Number(row.balance),
    at: new Date(row.created_at).toISOString(),
    orderId: idOf(row.order_id),
    orderSn: row.order_sn,
    refundId: idOf(row.refund_id),
    rechargeId: idOf(row.recharge_id ?? row.reversed_id),
    withdrawalId: idOf(row.withdrawal_id),
    reason: row.reason,
  }
}

function monthsOf(list: readonly BillEntry[], wanted: string): string[] {
  const months = new Set(list.map(({ at }) => at.slice(0, 'yyyy-mm'.length)))
  if (wanted !== '') months.add(wanted)
  return [...months].toSorted().toReversed()
}

/** Sums over the index of each side that has time, kind and amount: no row of the table is read. */
async function readMonths(
  ctx: ShopperCtx,
  filter: BillFilter,
  months: readonly string[],
): Promise<BillMonth[]> {
  if (months.length === 0) return []
  const account = availableAccountOf(ctx.userId)
  const sumWhere = (side: SQL) => sql`(select coalesce(sum(t.amount_cents), 0)::bigint
    from transfers t where ${side} = ${account} and ${kindFits(filter.kind)}
      and t.created_at >= month.starts and t.created_at < month.ends)`
  const rows = await rowsOf<{ month: string; ins: string | number; outs: string | number }>(
    ctx.db,
    sql`select month.name as month, ${sumWhere(sql`t.credit_account_id`)} as ins,
        ${sumWhere(sql`t.debit_account_id`)} as outs
      from (values ${sql.join(months.map(monthRow), sql`, `)}) month (name, starts, ends)
      order by month.name desc`,
  )
  return rows.map(({ month, ins, outs }) => ({
    month,
    inCents: Number(ins),
    outCents: Number(outs),
  }))
}

function availableAccountOf(userId: number): SQL {
  return sql`(select id from accounts where user_id = ${userId} and kind = 'available')`
}

function monthRow(month: string): SQL {
  const { start, end } = boundsOf(month)
  return sql`(${month}::text, ${start}::timestamptz, ${end}::timestamptz)`
}

function kindFits(kind: BillFilter['kind']): SQL {
  return kind === 'all' || !billKinds.includes(kind) ? sql`true` : sql`t.kind = ${kind}`
}

function monthFits(month: string): SQL {
  if (month === '') return sql`true`
  const { start, end } = boundsOf(month)
  return sql`t.created_at >= ${start}::timestamptz and t.created_at < ${end}::timestamptz`
}

/** The first moments of a month of UTC and of the next one. */
function boundsOf(month: string): { start: string; end: string } {
  const start = new Date(`${month}-01T00:00:00.000Z`)
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + 1)
  return { start: start.toISOString(), end: end.toISOString() }
}
