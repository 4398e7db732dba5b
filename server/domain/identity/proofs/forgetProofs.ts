import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { payProofs } from '../../../db/schema/users.ts'

/** Invalidates the shopper's proofs that were not used yet. */
export async function forgetProofs(tx: Db, userId: number): Promise<void> {
  await tx.delete(payProofs).where(and(eq(payProofs.userId, userId), isNull(payProofs.usedAt)))
}
