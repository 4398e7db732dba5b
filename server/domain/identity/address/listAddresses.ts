import { asc, desc, eq } from 'drizzle-orm'
import type { Address } from '../../../../contract/shippingAddress.ts'
import { addresses } from '../../../db/schema/users.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

export async function listAddresses({ ctx }: { ctx: ShopperCtx }): Promise<{ list: Address[] }> {
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, ctx.userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
  return { list: rows.map(toAddress) }
}

export function toAddress(row: typeof addresses.$inferSelect): Address {
  const { userId: _, ...address } = row
  return address
}
