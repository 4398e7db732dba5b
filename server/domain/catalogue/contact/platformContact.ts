import { getTableColumns } from 'drizzle-orm'
import type { PlatformContact } from '../../../../contract/trader.ts'
import type { Db } from '../../../db/client.ts'
import { platformContact } from '../../../db/schema/invoices.ts'

const { onlyRow: _, ...columns } = getTableColumns(platformContact)

/** Who runs the platform; null until it is stated. */
export async function showContact({ ctx }: { ctx: { db: Db } }): Promise<PlatformContact | null> {
  const [contact] = await ctx.db.select(columns).from(platformContact)
  return contact ?? null
}

/** States the whole contact. What was printed on invoices before stays. */
export async function setContact(given: {
  ctx: { db: Db }
  input: PlatformContact
}): Promise<PlatformContact> {
  const { ctx, input } = given
  await ctx.db
    .insert(platformContact)
    .values(input)
    .onConflictDoUpdate({ target: platformContact.onlyRow, set: input })
  return input
}
