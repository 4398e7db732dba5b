import { eq } from 'drizzle-orm'
import { reviews, skus } from '../db/schema/catalogue.ts'
import { promoCodes } from '../db/schema/orders.ts'
import type { Subject } from './auditedAction.ts'

/** A variant with its stock on hand. */
export function stockSubject(sku: string): Subject {
  const names = [`stock ${sku}`]
  return {
    names,
    look: async (tx) => {
      const [state = null] = await tx
        .select({ onHand: skus.onHand, reserved: skus.reserved })
        .from(skus)
        .where(eq(skus.code, sku))
        .for('update')
      return { names, state }
    },
  }
}

export function priceSubject(sku: string): Subject {
  const names = [`price ${sku}`]
  return {
    names,
    look: async (tx) => {
      const [state = null] = await tx
        .select({ priceCents: skus.priceCents, priorPriceCents: skus.originalPriceCents })
        .from(skus)
        .where(eq(skus.code, sku))
        .for('update')
      return { names, state }
    },
  }
}

export function promoSubject(code: string): Subject {
  const names = [`promo ${code}`]
  return {
    names,
    look: async (tx) => {
      const [state = null] = await tx
        .select()
        .from(promoCodes)
        .where(eq(promoCodes.code, code))
        .for('update')
      return { names, state }
    },
  }
}

export function reviewSubject(reviewId: number): Subject {
  const names = [`review ${reviewId}`]
  return {
    names,
    look: async (tx) => {
      const [state = null] = await tx
        .select({ hiddenAt: reviews.hiddenAt, hiddenFor: reviews.hiddenFor })
        .from(reviews)
        .where(eq(reviews.id, reviewId))
        .for('update')
      return { names, state }
    },
  }
}
