import type { payOperations } from '../../../contract/account.ts'
import { addSeconds } from '../../clock.ts'
import { statement } from '../../db/statement.ts'
import { payProofs } from '../../db/schema/users.ts'
import { hashSecret, newSecret } from '../session/secrets.ts'
import { checkPayCode, counterClearing, type PayCodeCtx } from './checkPayCode.ts'

const proofSeconds = 120

export type PayOperation = (typeof payOperations)[number]

export async function verifyPay(given: {
  ctx: PayCodeCtx
  input: { payCode: string; operation: PayOperation; subjectId: number; amountCents: number }
}) {
  const { ctx, input } = given
  const proof = newSecret()
  const expiresAt = addSeconds(ctx.clock.now(), proofSeconds)
  const { payCode, ...use } = input
  await checkPayCode(ctx, payCode, () =>
    clearAndProve(ctx.db, {
      ...use,
      proofHash: hashSecret(proof),
      userId: ctx.userId,
      expiresAt,
    }),
  )
  return { proof, expiresAt: expiresAt.toISOString() }
}

type Proof = Omit<typeof payProofs.$inferInsert, 'usedAt'>

const clearAndProve = statement<Proof>()('clear_and_prove', (db, values) => {
  const { proofHash, userId, operation, subjectId, amountCents, expiresAt } = values
  const cleared = db.$with('cleared', {}).as(counterClearing(db, userId).getSQL())
  return db
    .with(cleared)
    .insert(payProofs)
    .values({ proofHash, userId, operation, subjectId, amountCents, expiresAt })
})
