import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A reference to another table's `id`. */
export const ref = (name: string) => bigint(name, { mode: 'number' })

/** Integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' })

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** PostgreSQL's 64-bit transaction id, as its decimal digits. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** A check that a column has one of these words. The words come from the code, never from users. */
export function isOneOf(column: SQLWrapper, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
}
