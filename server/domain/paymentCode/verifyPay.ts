import type { payOperations } from '../../../contract/account.ts'
import { addSeconds } from '../../clock.ts'
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
  await checkPayCode(ctx, input.payCode, () => {
    const cleared = ctx.db.$with('cleared', {}).as(counterClearing(ctx).getSQL())
    return ctx.db
      .with(cleared)
      .insert(payProofs)
      .values({
        proofHash: hashSecret(proof),
        userId: ctx.userId,
        operation: input.operation,
        subjectId: input.subjectId,
        amountCents: input.amountCents,
        expiresAt,
      })
  })
  return { proof, expiresAt: expiresAt.toISOString() }
}
