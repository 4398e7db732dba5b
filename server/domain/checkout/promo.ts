import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { promoCodes, promoUses } from '../../db/schema/orders.ts'

export type PromoRefusal = 'promoUnknown' | 'promoExpired' | 'promoMinimum' | 'promoUsed'

export interface Promo {
  code: string
  discountCents: number
  refusedFor: PromoRefusal | null
  minSubtotalCents: number | null
}

/** What a promo code takes off the goods of one shopper now, or why it doesn't. */
export async function readPromo(
  db: Db,
  given: { code: string; userId: number; subtotalCents: number; now: Date },
): Promise<Promo> {
  const { code, userId, subtotalCents, now } = given
  const [promo] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
  const refuse = (refusedFor: PromoRefusal): Promo => ({
    code,
    discountCents: 0,
    refusedFor,
    minSubtotalCents: promo?.minSubtotalCents ?? null,
  })
  if (!promo) return refuse('promoUnknown')
  if (now < promo.startsAt || now >= promo.endsAt) return refuse('promoExpired')
  const [used] = await db
    .select({ times: count() })
    .from(promoUses)
    .where(
      and(eq(promoUses.userId, userId), eq(promoUses.code, code), isNull(promoUses.releasedAt)),
    )
  if ((used?.times ?? 0) >= promo.usesPerUser) return refuse('promoUsed')
  if (subtotalCents < promo.minSubtotalCents) return refuse('promoMinimum')
  const full =
    promo.kind === 'percent' ? Math.floor((subtotalCents * promo.value) / 100) : promo.value
  return {
    code,
    discountCents: Math.min(full, promo.maxDiscountCents ?? full),
    refusedFor: null,
    minSubtotalCents: promo.minSubtotalCents,
  }
}
