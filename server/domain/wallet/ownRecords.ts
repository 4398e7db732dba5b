import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { auditFilters } from '../../../contract/walletRecords.ts'
import type { Db } from '../../db/client.ts'
import { preparedStatement, type Places } from '../../db/preparedStatement.ts'
import type { ShopperCtx } from '../kernel/ctx.ts'
import { cutPage, pageGiven, type Page, type PageGiven, type PageInput } from '../kernel/cursor.ts'

type Records<Row> = PgTable & { [column in 'id' | 'userId' | 'status']: PgColumn } & {
  $inferSelect: Row
}

/** Lists a shopper's recharges or withdrawals, of every status or of one. */
export function ownRecords<Row extends { id: number }, Item>(
  name: string,
  table: Records<Row>,
  toItem: (row: Row) => Item,
) {
  const queryPage = (db: Db, { userId, before, most }: Places<PageGiven>, fits?: SQL) =>
    db
      .select()
      .from(table as PgTable)
      .where(and(eq(table.userId, userId), lt(table.id, before), fits))
      .orderBy(desc(table.id))
      .limit(most)
  const selectAll = preparedStatement<PageGiven>()(name, queryPage)
  const selectOfStatus = preparedStatement<PageGiven & { status: number }>()(
    `${name}_of_status`,
    (db, given) => queryPage(db, given, eq(table.status, given.status)),
  )

  return async ({
    ctx,
    input,
  }: {
    ctx: ShopperCtx
    input: PageInput & { status: (typeof auditFilters)[number] }
  }): Promise<Page<Item>> => {
    const { status, limit } = input
    const given = pageGiven(ctx, input)
    const rows = await (status === 'all'
      ? selectAll(ctx.db, given)
      : selectOfStatus(ctx.db, { ...given, status: Number(status) }))
    return cutPage(rows as Row[], limit, toItem)
  }
}
