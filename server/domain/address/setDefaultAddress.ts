import { and, eq } from 'drizzle-orm'
import { addresses } from '../../db/schema/users.ts'
import { lockUser } from '../account/lockUser.ts'
import type { ShopperCtx } from '../ctx.ts'
import { listAddresses } from './listAddresses.ts'
import { showAddress } from './showAddress.ts'

export async function setDefaultAddress(given: { ctx: ShopperCtx; input: { id: number } }) {
  const { ctx, input } = given
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx }
    await lockUser(tx, ctx.userId)
    const address = await showAddress({ ctx: inner, input })
    await tx
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.userId, ctx.userId), eq(addresses.isDefault, true)))
    await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, address.id))
    return listAddresses({ ctx: inner })
  })
}
