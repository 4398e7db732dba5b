import { and, eq } from 'drizzle-orm'
import type { Address } from '../../../../contract/shippingAddress.ts'
import { addresses } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { toAddress } from './listAddresses.ts'

export async function showAddress(given: {
  ctx: ShopperCtx
  input: { id: number }
}): Promise<Address> {
  const { ctx, input } = given
  const [row] = await ctx.db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, input.id), eq(addresses.userId, ctx.userId)))
  if (!row) throw new Refusal('notFound')
  return toAddress(row)
}
