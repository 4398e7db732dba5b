import { sql } from 'drizzle-orm'
import type { payOperations } from '../../../contract/account.ts'
import { addSeconds } from '../../clock.ts'
import { statement } from '../../db/statement.ts'
import { payProofs, users } from '../../db/schema/users.ts'
import { hashSecret, newSecret } from '../session/secrets.ts'
import { checkPayCode, counterClearing, type PayCodeCtx } from './checkPayCode.ts'

const proofSeconds = 120

export type PayOperation = (typeof payOperations)[number]

interface Given {
  ctx: PayCodeCtx
  input: { payCode: string; operation: PayOperation; subjectId: number; amountCents: number }
}

/** A code that was changed meanwhile proves nothing: then the one given is checked against the new. */
export async function verifyPay(given: Given): Promise<{ proof: string; expiresAt: string }> {
  const { ctx, input } = given
  const proof = newSecret()
  const expiresAt = addSeconds(ctx.clock.now(), proofSeconds)
  const { payCode, ...use } = input
  let isProven = false
  await checkPayCode(ctx, payCode, async ({ db, userId }, stored) => {
    const proofHash = hashSecret(proof)
    const written = await clearAndProve(db, { ...use, proofHash, userId, expiresAt, stored })
    isProven = written.length === 1
  })
  return isProven ? { proof, expiresAt: expiresAt.toISOString() } : verifyPay(given)
}

type Proof = Omit<typeof payProofs.$inferInsert, 'usedAt'> & { stored: string }

/** Waits for a change of the code that is under way, and sees it. */
const clearAndProve = statement<Proof>()('clear_and_prove', (db, values) => {
  const { proofHash, userId, operation, subjectId, amountCents, expiresAt, stored } = values
  const cleared = db.$with('cleared', {}).as(counterClearing(db, userId).getSQL())
  const proven = db.$with('proven', { userId: payProofs.userId }).as(
    sql`insert into ${payProofs} (proof_hash, user_id, operation, subject_id, amount_cents, expires_at)
      select ${proofHash}, id, ${operation}, ${subjectId}, ${amountCents},
        ${sql.param(expiresAt, payProofs.expiresAt)}
      from ${users} where id = ${userId} and pay_code_hash = ${stored} for share returning user_id`,
  )
  return db.with(cleared, proven).select({ userId: proven.userId }).from(proven)
})
