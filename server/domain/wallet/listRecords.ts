import { and, eq, lt, type SQL } from 'drizzle-orm'
import type { auditFilters } from '../../../contract/walletRecords.ts'
import type { recharges, withdrawals } from '../../db/schema/wallet.ts'
import type { ShopperCtx } from '../ctx.ts'
import { readIdCursor } from '../cursor.ts'

export interface RecordsWanted {
  status: (typeof auditFilters)[number]
  cursor?: string | undefined
  limit: number
}

/** Which of a shopper's records a page begins with. */
export function ownRecords(
  ctx: ShopperCtx,
  table: typeof recharges | typeof withdrawals,
  { status, cursor }: RecordsWanted,
): SQL | undefined {
  const before = readIdCursor(cursor)
  return and(
    eq(table.userId, ctx.userId),
    status === 'all' ? undefined : eq(table.status, Number(status)),
    before === null ? undefined : lt(table.id, before),
  )
}
