import { and, eq } from 'drizzle-orm'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { addresses } from '../../../db/schema/users.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { listAddresses } from './listAddresses.ts'
import { showAddress } from './showAddress.ts'

export async function setDefaultAddress(given: { ctx: ShopperCtx; input: { id: number } }) {
  const { ctx, input } = given
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx }
    const [, address] = await pipelineAll(
      () => lockUser(tx, ctx.userId),
      () => showAddress({ ctx: inner, input }),
    )
    const [, , list] = await pipelineAll(
      () =>
        tx
          .update(addresses)
          .set({ isDefault: false })
          .where(and(eq(addresses.userId, ctx.userId), eq(addresses.isDefault, true))),
      () => tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, address.id)),
      () => listAddresses({ ctx: inner }),
    )
    return list
  })
}
