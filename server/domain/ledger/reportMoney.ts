import { sql, type SQL } from 'drizzle-orm'
import { liftLimits, rowsOf, type Db } from '../../db/client.ts'
import type { AccountKind, TransferKind } from '../../db/schema/ledger.ts'
import type { Ctx } from '../kernel/ctx.ts'

export interface ReportRow {
  /** A UTC day or month. */
  period: string
  orders: number
  /** Payments for orders. */
  salesCents: number
  refundsCents: number
  /** Money received from outside, and paid out. */
  cashInCents: number
  cashOutCents: number
  /** The shop's revenue from received orders, less later refunds. */
  revenueCents: number
  chargesCents: number
  /** Liabilities to shoppers at the period's end: available, held and in escrow. */
  liabilitiesCents: number
}

export interface MoneyReport {
  from: string
  /** The last day of the report. */
  to: string
  by: 'day' | 'month'
  rows: ReportRow[]
  total: Omit<ReportRow, 'period'>
  /** Each account's balance at the end of the last day. */
  accounts: Record<AccountKind, number>
  /** Transferred sums by kind of transfer. */
  kinds: Partial<Record<TransferKind, number>>
}

interface Moved {
  period: string
  kind: TransferKind
  debit: AccountKind
  credit: AccountKind
  times: number | string
  cents: number | string
}

/**
 * Sums the ledger's rows by UTC days or months. The default start is the first day of this month.
 */
export async function reportMoney(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { from?: string | undefined; to?: string | undefined; by: 'day' | 'month' }
}): Promise<MoneyReport> {
  const { ctx, input } = given
  const today = ctx.clock.now().toISOString().slice(0, 10)
  const { from = `${today.slice(0, 7)}-01`, to = today, by } = input
  const [start, end] = [new Date(`${from}T00:00:00.000Z`), dayAfter(to)]
  // One snapshot for all figures.
  return ctx.db.transaction(
    async (tx) => {
      await liftLimits(tx)
      const moved = await readMoved(tx, { start, end, by })
      const before = await readAccounts(tx, start)
      const rows = rowsOfPeriods(moved, owed(before))
      return {
        from,
        to,
        by,
        rows,
        total: totalOf(rows, owed(before)),
        accounts: await readAccounts(tx, end),
        kinds: kindsOf(moved),
      }
    },
    { isolationLevel: 'repeatable read' },
  )
}

function dayAfter(day: string): Date {
  const next = new Date(`${day}T00:00:00.000Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next
}

function readMoved(tx: Db, { start, end, by }: { start: Date; end: Date; by: 'day' | 'month' }) {
  const form = by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const period = sql`to_char(t.created_at at time zone 'UTC', ${form})`
  return rowsOf<Moved>(
    tx,
    sql`select ${period} as period, t.kind, d.kind as debit, c.kind as credit,
        count(*) as times, sum(t.amount_cents)::bigint as cents
      from transfers t
      join accounts d on d.id = t.debit_account_id
      join accounts c on c.id = t.credit_account_id
      where t.created_at >= ${start.toISOString()}::timestamptz
        and t.created_at < ${end.toISOString()}::timestamptz
      group by 1, 2, 3, 4 order by 1`,
  )
}

/** Every account's balance in the ledger at a moment. */
async function readAccounts(tx: Db, at: Date): Promise<Record<AccountKind, number>> {
  const side = (account: SQL, sign: SQL) => sql`select a.kind,
      case a.kind when 'external' then -1 else 1 end * ${sign} * t.amount_cents as cents
    from transfers t join accounts a on a.id = ${account}
    where t.created_at < ${at.toISOString()}::timestamptz`
  const rows = await rowsOf<{ kind: AccountKind; cents: number | string }>(
    tx,
    sql`select kind, sum(cents)::bigint as cents from (
        ${side(sql`t.credit_account_id`, sql`1`)} union all ${side(sql`t.debit_account_id`, sql`-1`)}
      ) sides group by kind`,
  )
  const balances = { available: 0, held: 0, external: 0, escrow: 0, revenue: 0, fee: 0 }
  for (const { kind, cents } of rows) balances[kind] = Number(cents)
  return balances
}

function owed({ available, held, escrow }: Record<AccountKind, number>): number {
  return available + held + escrow
}

function rowsOfPeriods(moved: readonly Moved[], owedBefore: number): ReportRow[] {
  let liabilitiesCents = owedBefore
  return [...Map.groupBy(moved, ({ period }) => period)].map(([period, rows]) => {
    const sum = (fits: (row: Moved) => boolean) =>
      rows.filter(fits).reduce((cents, row) => cents + Number(row.cents), 0)
    const isOwed = (kind: AccountKind) => ['available', 'held', 'escrow'].includes(kind)
    liabilitiesCents += sum(({ credit }) => isOwed(credit)) - sum(({ debit }) => isOwed(debit))
    return {
      period,
      orders: rows
        .filter(({ kind }) => kind === 'orderPaid')
        .reduce((times, row) => times + Number(row.times), 0),
      salesCents: sum(({ kind }) => kind === 'orderPaid'),
      refundsCents: sum(({ kind }) => kind === 'refund'),
      cashInCents: sum(({ debit }) => debit === 'external'),
      cashOutCents: sum(({ credit }) => credit === 'external'),
      revenueCents:
        sum(({ credit }) => credit === 'revenue') - sum(({ debit }) => debit === 'revenue'),
      chargesCents: sum(({ credit }) => credit === 'fee'),
      liabilitiesCents,
    }
  })
}

function totalOf(rows: readonly ReportRow[], owedBefore: number): MoneyReport['total'] {
  const sum = (name: Exclude<keyof ReportRow, 'period'>) =>
    rows.reduce((whole, row) => whole + row[name], 0)
  return {
    orders: sum('orders'),
    salesCents: sum('salesCents'),
    refundsCents: sum('refundsCents'),
    cashInCents: sum('cashInCents'),
    cashOutCents: sum('cashOutCents'),
    revenueCents: sum('revenueCents'),
    chargesCents: sum('chargesCents'),
    liabilitiesCents: rows.at(-1)?.liabilitiesCents ?? owedBefore,
  }
}

function kindsOf(moved: readonly Moved[]): MoneyReport['kinds'] {
  const kinds: MoneyReport['kinds'] = {}
  for (const { kind, cents } of moved) kinds[kind] = (kinds[kind] ?? 0) + Number(cents)
  return kinds
}
