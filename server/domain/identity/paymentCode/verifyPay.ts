import { eq, sql } from 'drizzle-orm'
import type { PayOperation } from '../../../../contract/proofOperations.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { payProofs, users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import { checkPayCode, type PayCodeCtx } from './checkPayCode.ts'
import { newProof } from '../proofs/newProof.ts'
import { partsOfTry, type CodeTry } from './payCodeCounter.ts'

interface Asked {
  payCode: string
  operation: PayOperation
  subjectId: number
  amountCents: number
}

interface PayProof {
  proof: string
  expiresAt: string
}

/**
 * Checks a code and returns a proof. If the code was changed during the check, the given one is
 * checked against the new code. Refuses with `passkeyRequired` before anything is counted.
 */
export async function verifyPay(given: { ctx: PayCodeCtx; input: Asked }): Promise<PayProof> {
  const { ctx, input } = given
  const [user] = await selectStored(ctx.db, { userId: ctx.userId })
  if (user?.passkeyRequired) throw new Refusal('passkeyRequired')
  return (await proveOnce(ctx, user?.stored ?? null, input)) ?? verifyPay(given)
}

/** Null when the stored code has changed. */
async function proveOnce(
  ctx: PayCodeCtx,
  stored: string | null,
  { payCode, ...use }: Asked,
): Promise<PayProof | null> {
  const { proof, proofHash, expiresAt } = newProof(ctx.clock.now())
  const checked = await checkPayCode(ctx, { payCode, stored }, (db, tried) =>
    countAndProve(db, { ...tried, ...use, proofHash, expiresAt }),
  )
  return checked === null ? null : { proof, expiresAt: expiresAt.toISOString() }
}

const selectStored = preparedStatement<{ userId: number }>()('stored_pay_code', (db, { userId }) =>
  db
    .select({ stored: users.payCodeHash, passkeyRequired: users.passkeyRequired })
    .from(users)
    .where(eq(users.id, userId)),
)

type Proof = Omit<typeof payProofs.$inferInsert, 'usedAt'>

const countAndProve = preparedStatement<CodeTry & Proof>()('count_and_prove', (db, values) => {
  const { proofHash, operation, subjectId, amountCents, expiresAt, isRight } = values
  const { checked, counted } = partsOfTry(db, values)
  const proven = db.$with('proven', {}).as(
    sql`insert into ${payProofs} (proof_hash, user_id, operation, subject_id, amount_cents, expires_at)
      select ${proofHash}, ${checked.id}, ${operation}, ${subjectId}, ${amountCents},
        ${sql.param(expiresAt, payProofs.expiresAt)}
      from ${checked}, ${counted} where ${isRight} and not ${checked.passkeyRequired}`,
  )
  return db.with(checked, counted, proven).select().from(counted)
})
