import { and, eq, gt, isNull, sql, type Placeholder, type SQLWrapper } from 'drizzle-orm'
import type { ProofOperation } from '../../../../contract/proofOperations.ts'
import type { Db } from '../../../db/client.ts'
import { payProofs } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { hashSecret } from '../session/secrets.ts'

interface Use {
  proof: string
  operation: ProofOperation
  subjectId: number
  amountCents: number
}

/** The same as a CTE, for rows that its statement writes too. */
interface UseWritten {
  proofHash: Buffer | SQLWrapper
  userId: number | SQLWrapper
  operation: ProofOperation
  subjectId: number | SQLWrapper
  amountCents: number | SQLWrapper
  at: Date | Placeholder
}

/**
 * Spends a proof, as a statement or a CTE. No row means that the proof isn't valid for this use.
 */
export function spendProofCte(db: Db, use: UseWritten) {
  const now = sql`${sql.param(use.at, payProofs.usedAt)}`
  return db
    .update(payProofs)
    .set({ usedAt: now })
    .where(
      and(
        eq(payProofs.proofHash, use.proofHash),
        eq(payProofs.userId, use.userId),
        eq(payProofs.operation, use.operation),
        eq(payProofs.subjectId, use.subjectId),
        eq(payProofs.amountCents, use.amountCents),
        isNull(payProofs.usedAt),
        gt(payProofs.expiresAt, now),
      ),
    )
    .returning({ userId: payProofs.userId })
}

/** Spends a proof in the caller's transaction, or refuses with `proofInvalid`. */
export async function spendProof(ctx: ShopperCtx, { proof, ...use }: Use): Promise<void> {
  const { userId, clock } = ctx
  const whose = { proofHash: hashSecret(proof), userId, at: clock.now() }
  const used = await spendProofCte(ctx.db, { ...use, ...whose })
  if (used.length !== 1) throw new Refusal('proofInvalid')
}
