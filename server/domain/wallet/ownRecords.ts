import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { auditFilters } from '../../../contract/walletRecords.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CallerCtx } from '../ctx.ts'
import type { Page } from '../cursor.ts'
import { ownPages } from '../ownPages.ts'

type Records<Row> = PgTable & { [column in 'id' | 'userId' | 'status']: PgColumn } & {
  $inferSelect: Row
}

interface Given {
  ctx: CallerCtx
  input: { status: (typeof auditFilters)[number]; cursor?: string | undefined; limit: number }
}

/** How the audits of whoever calls are told, those of every status or of one. */
export function ownRecords<Row extends { id: number }, Item>(
  name: string,
  table: Records<Row>,
  toItem: (row: Row) => Item,
) {
  const tellAll = ownPages<Row>(name, table)
  const tellSome = ownPages<Row>(`${name}_of_status`, table, table.status)
  const tell = ({ list, nextCursor }: Page<Row>) => ({ list: list.map(toItem), nextCursor })
  return (catalogue: Catalogue) => (given: Given) => {
    const { input } = given
    const ctx = { ...given.ctx, catalogue }
    return input.status === 'all'
      ? tellAll(ctx, input, tell)
      : tellSome(ctx, { ...input, wanted: Number(input.status) }, tell)
  }
}
