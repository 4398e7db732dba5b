import { asc, eq } from 'drizzle-orm'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { addresses } from '../../../db/schema/users.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { listAddresses } from './listAddresses.ts'
import { showAddress } from './showAddress.ts'

/** Deletes an address. The oldest remaining one replaces a deleted default. */
export async function deleteAddress(given: { ctx: ShopperCtx; input: { id: number } }) {
  const { ctx, input } = given
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx }
    const [, address] = await pipelineAll(
      () => lockUser(tx, ctx.userId),
      () => showAddress({ ctx: inner, input }),
    )
    await tx.delete(addresses).where(eq(addresses.id, address.id))
    if (address.isDefault) {
      const [oldest] = await tx
        .select({ id: addresses.id })
        .from(addresses)
        .where(eq(addresses.userId, ctx.userId))
        .orderBy(asc(addresses.id))
        .limit(1)
      if (oldest) {
        await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, oldest.id))
      }
    }
    return listAddresses({ ctx: inner })
  })
}
