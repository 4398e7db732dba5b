import { eq } from 'drizzle-orm'
import { earlierOf } from '../../kernel/clock.ts'
import type { Db } from '../../../db/client.ts'
import { promoCodes } from '../../../db/schema/orders.ts'
import { OfficeRefusal } from '../../kernel/errors.ts'
import { publishChange } from '../../kernel/changes.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { listPromos, type OperatorPromo } from './listPromos.ts'

export interface PromoWish {
  code: string
  kind: 'percent' | 'amount'
  /** Percent from 1 to 90, or cents. */
  value: number
  maxDiscountCents?: number | undefined
  minSubtotalCents: number
  usesPerUser: number
  isAnnounced: boolean
  startsAt?: Date | undefined
  endsAt: Date
}

type Working = Pick<Ctx, 'db' | 'clock'>

/** Creates a promo code. A code is never reused, because orders refer to it permanently. */
export async function createPromo(given: {
  ctx: Working
  input: PromoWish
}): Promise<OperatorPromo> {
  const { ctx, input } = given
  const { code, endsAt } = input
  const now = ctx.clock.now()
  const startsAt = input.startsAt ?? now
  if (endsAt <= startsAt || endsAt <= now) {
    throw new OfficeRefusal('endsTooEarly', 'A promo code must end after now, and after it starts')
  }
  if (input.kind === 'amount' && input.value >= input.minSubtotalCents) {
    throw new OfficeRefusal('takesTooMuch', 'It takes off as much as an order must cost')
  }
  return ctx.db.transaction(async (tx) => {
    const { maxDiscountCents = null, ...terms } = input
    const written = await tx
      .insert(promoCodes)
      .values({ ...terms, maxDiscountCents, startsAt })
      .onConflictDoNothing()
      .returning({ code: promoCodes.code })
    if (written.length === 0) {
      throw new OfficeRefusal('promoTaken', `There is a promo code ${code} already`)
    }
    return answer({ ...ctx, db: tx }, code, input.isAnnounced)
  })
}

/** Ends a promo code now. Existing orders preserve their discount. */
export async function endPromo(given: {
  ctx: Working
  input: { code: string }
}): Promise<OperatorPromo> {
  const { ctx, input } = given
  const { code } = input
  const now = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update')
    if (!row) throw new OfficeRefusal('promoUnknown', `There is no promo code ${code}`)
    if (row.endsAt <= now) {
      throw new OfficeRefusal('promoEnded', `It ended on ${row.endsAt.toISOString()}`)
    }
    const startsAt = earlierOf(row.startsAt, now)
    await tx.update(promoCodes).set({ startsAt, endsAt: now }).where(eq(promoCodes.code, code))
    return answer({ ...ctx, db: tx }, code, row.isAnnounced)
  })
}

/** Publishes the change when Home announces the code. */
async function answer(
  ctx: Working & { db: Db },
  code: string,
  isAnnounced: boolean,
): Promise<OperatorPromo> {
  if (isAnnounced) await publishChange(ctx.db, { kind: 'catalogue' })
  const [promo] = await listPromos({ ctx, input: { code } })
  if (!promo) throw new Error('the promo code is gone')
  return promo
}
