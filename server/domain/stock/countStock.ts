import { eq } from 'drizzle-orm'
import { skus } from '../../db/schema/catalogue.ts'
import { OfficeRefusal } from '../kernel/errors.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { moveStock } from './moveStock.ts'

export interface CountedStock {
  sku: string
  onHand: number
  reserved: number
}

/** Sets the stock on hand after a count or a delivery. Reservations stay. */
export async function countStock(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  /** Either the new stock on hand, or the difference (negative for fewer). */
  input: { sku: string } & ({ onHand: number } | { more: number })
}): Promise<CountedStock> {
  const { ctx, input } = given
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(skus).where(eq(skus.code, input.sku)).for('update')
    if (!row) throw new OfficeRefusal('skuUnknown', `There is no sku "${input.sku}"`)
    const { id: skuId, code: sku, reserved } = row
    const onHand = 'onHand' in input ? input.onHand : row.onHand + input.more
    if (onHand < reserved) {
      throw new OfficeRefusal(
        'tooFew',
        `${onHand} pieces are fewer than the ${reserved} that are reserved for orders`,
        { onHand: row.onHand, reserved },
      )
    }
    const onHandDelta = onHand - row.onHand
    if (onHandDelta !== 0) {
      const move = { skuId, orderId: null, kind: 'counted', onHandDelta, reservedDelta: 0 } as const
      await moveStock(tx, [move], ctx.clock.now())
    }
    return { sku, onHand, reserved }
  })
}
