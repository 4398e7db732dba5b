import { and, count, eq, isNull } from 'drizzle-orm'
import { promoCodes, promoUses } from '../../../db/schema/orders.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { areGuessesUsedUp, type BuyerCtx } from './promoGuesses.ts'

export type PromoRefusal =
  | 'promoTooMany'
  | 'promoUnknown'
  | 'promoExpired'
  | 'promoMinimum'
  | 'promoUsed'

export interface Promo {
  code: string
  discountCents: number
  refusedFor: PromoRefusal | null
  minSubtotalCents: number | null
}

export interface PromoTerms {
  code: string
  /** Whether too many unknown codes were tried. It hides whether this one is known. */
  isBlocked: boolean
  /** Null when the code doesn't exist. */
  known: {
    terms: typeof promoCodes.$inferSelect
    /** How often this shopper has used it. */
    uses: number
  } | null
}

export async function readPromo(ctx: BuyerCtx, code: string): Promise<PromoTerms> {
  const [[known = null], isBlocked] = await pipelineAll(
    () => selectPromo(ctx, code),
    () => areGuessesUsedUp(ctx),
  )
  return { code, isBlocked, known }
}

function selectPromo({ db, userId }: BuyerCtx, code: string) {
  return db
    .select({ terms: promoCodes, uses: count(promoUses.orderId) })
    .from(promoCodes)
    .leftJoin(
      promoUses,
      and(
        eq(promoUses.code, promoCodes.code),
        eq(promoUses.userId, userId),
        isNull(promoUses.releasedAt),
      ),
    )
    .where(eq(promoCodes.code, code))
    .groupBy(promoCodes.code)
}

/** Computes what a promo code takes off a shopper's goods now, or why it doesn't apply. */
export function promoFor(
  { code, isBlocked, known }: PromoTerms,
  { subtotalCents, now }: { subtotalCents: number; now: Date },
): Promo {
  const refuse = (refusedFor: PromoRefusal): Promo => ({
    code,
    discountCents: 0,
    refusedFor,
    minSubtotalCents: isBlocked ? null : (known?.terms.minSubtotalCents ?? null),
  })
  if (isBlocked) return refuse('promoTooMany')
  if (!known) return refuse('promoUnknown')
  const { terms, uses } = known
  if (now < terms.startsAt || now >= terms.endsAt) return refuse('promoExpired')
  if (uses >= terms.usesPerUser) return refuse('promoUsed')
  if (subtotalCents < terms.minSubtotalCents) return refuse('promoMinimum')
  const full =
    terms.kind === 'percent' ? Math.floor((subtotalCents * terms.value) / 100) : terms.value
  return {
    code,
    discountCents: Math.min(full, terms.maxDiscountCents ?? full),
    refusedFor: null,
    minSubtotalCents: terms.minSubtotalCents,
  }
}
