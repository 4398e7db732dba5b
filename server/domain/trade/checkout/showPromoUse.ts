import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { promoCodes, promoUses } from '../../../db/schema/orders.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

/** The shopper's newest order with the code, once no further one may use it. */
export async function showPromoUse({
  ctx: { db, userId },
  input,
}: {
  ctx: ShopperCtx
  input: { code: string }
}): Promise<{ orderId: number | null }> {
  const [newest] = await db
    .select({
      orderId: promoUses.orderId,
      uses: sql`count(*) over ()`.mapWith(Number),
      usesPerUser: promoCodes.usesPerUser,
    })
    .from(promoUses)
    .innerJoin(promoCodes, eq(promoCodes.code, promoUses.code))
    .where(
      and(
        eq(promoUses.code, input.code),
        eq(promoUses.userId, userId),
        isNull(promoUses.releasedAt),
      ),
    )
    .orderBy(desc(promoUses.orderId))
    .limit(1)
  const isUsedUp = newest !== undefined && newest.uses >= newest.usesPerUser
  return { orderId: isUsedUp ? newest.orderId : null }
}
