import { and, eq, gt, isNull, type SQLWrapper } from 'drizzle-orm'
import { payProofs } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { hashSecret } from '../session/secrets.ts'
import type { PayOperation } from './verifyPay.ts'

interface Use {
  proof: string
  operation: PayOperation
  /** Of a row that the same statement writes, where it does. */
  subjectId: number | SQLWrapper
  amountCents: number | SQLWrapper
}

/** Uses a proof up, as a statement or a part of one; no row: it isn't good for this. */
export function proofSpending(ctx: ShopperCtx, use: Use) {
  const now = ctx.clock.now()
  return ctx.db
    .update(payProofs)
    .set({ usedAt: now })
    .where(
      and(
        eq(payProofs.proofHash, hashSecret(use.proof)),
        eq(payProofs.userId, ctx.userId),
        eq(payProofs.operation, use.operation),
        eq(payProofs.subjectId, use.subjectId),
        eq(payProofs.amountCents, use.amountCents),
        isNull(payProofs.usedAt),
        gt(payProofs.expiresAt, now),
      ),
    )
    .returning({ userId: payProofs.userId })
}

/** Uses a proof up in the caller's transaction, or refuses with `proofInvalid`. */
export async function spendProof(ctx: ShopperCtx, use: Use): Promise<void> {
  const used = await proofSpending(ctx, use)
  if (used.length !== 1) throw new Refusal('proofInvalid')
}
