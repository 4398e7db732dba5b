import { sql, type SQL } from 'drizzle-orm'
import type { auditFilters } from '../../../contract/walletRecords.ts'
import type { Places } from '../../db/statement.ts'
import type { recharges, withdrawals } from '../../db/schema/wallet.ts'

export interface RecordsWanted {
  status: (typeof auditFilters)[number]
  cursor?: string | undefined
  limit: number
}

interface OfStatus {
  /** Null for every status. */
  status: number | null
}

export function statusOf({ status }: RecordsWanted): OfStatus {
  return { status: status === 'all' ? null : Number(status) }
}

export function isOfStatus(table: typeof recharges | typeof withdrawals) {
  return ({ status }: Places<OfStatus>): SQL =>
    sql`(${status}::smallint is null or ${table.status} = ${status}::smallint)`
}
