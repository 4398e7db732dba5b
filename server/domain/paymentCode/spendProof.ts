import { and, eq, gt, isNull } from 'drizzle-orm'
import { payProofs } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { ShopperCtx } from '../ctx.ts'
import { hashSecret } from '../session/secrets.ts'
import type { PayOperation } from './verifyPay.ts'

/** Uses a proof up in the caller's transaction, or refuses with `proofInvalid`. */
export async function spendProof(
  ctx: ShopperCtx,
  use: { proof: string; operation: PayOperation; subjectId: number; amountCents: number },
): Promise<void> {
  const now = ctx.clock.now()
  const used = await ctx.db
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
  if (used.length !== 1) throw new Refusal('proofInvalid')
}
