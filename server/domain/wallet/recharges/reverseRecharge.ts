import { eq } from 'drizzle-orm'
import { auditCodes } from '../../../../contract/walletRecords.ts'
import { adjustments } from '../../../db/schema/adjustments.ts'
import { users } from '../../../db/schema/users.ts'
import { recharges } from '../../../db/schema/wallet.ts'
import { OfficeRefusal, Refusal } from '../../kernel/errors.ts'
import { readAuditName } from '../auditName.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { refuseUnlessCovered, type Adjusted, type Outlook } from '../../ledger/adjustBalance.ts'
import { lockAvailableCents, transfer } from '../../ledger/transfer.ts'
import { addNotice } from '../../kernel/addNotice.ts'

interface Given {
  ctx: Pick<Ctx, 'db' | 'clock'> & { confirm: (outlook: Outlook) => void }
  input: { name: string; reason: string }
}

/**
 * Reverses a recharge's credit once, completely or not at all: it refuses when the balance doesn't
 * cover it.
 */
export async function reverseRecharge({ ctx, input }: Given): Promise<Adjusted> {
  const { reason } = input
  const { kind, id } = readAuditName(input.name)
  if (kind !== 'recharge') {
    throw new OfficeRefusal('noCredit', 'Only a recharge (R…) can be reversed')
  }
  const at = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: recharges, account: users.account })
      .from(recharges)
      .innerJoin(users, eq(users.id, recharges.userId))
      .where(eq(recharges.id, id))
      .for('no key update', { of: recharges })
    if (!found) throw new Refusal('notFound')
    const { row, account } = found
    const { userId, status, arrivedCents } = row
    if (status !== auditCodes.passed || arrivedCents === null) {
      throw new OfficeRefusal('noCredit', 'This recharge credited nothing')
    }
    const [earlier] = await tx.select().from(adjustments).where(eq(adjustments.rechargeId, id))
    if (earlier) {
      const when = earlier.createdAt.toISOString()
      throw new OfficeRefusal('alreadyReversed', `This was reversed on ${when}: ${earlier.reason}`)
    }
    const availableCents = await lockAvailableCents(tx, userId)
    refuseUnlessCovered(availableCents, arrivedCents)
    const changeCents = -arrivedCents
    ctx.confirm({ account, sumCents: arrivedCents, changeCents, availableCents, reason })
    const [written] = await tx
      .insert(adjustments)
      .values({ userId, amountCents: -arrivedCents, rechargeId: id, reason, createdAt: at })
      .returning({ id: adjustments.id })
    if (!written) throw new Error('the reversal was not written')
    await addNotice(tx, { userId, kind: 'recharge.reversed', rechargeId: id, reason, at })
    await transfer(tx, {
      kind: 'rechargeReversed',
      userId,
      adjustmentId: written.id,
      amountCents: arrivedCents,
      at,
    })
    return {
      account,
      amountCents: changeCents,
      availableCents: availableCents - arrivedCents,
    }
  })
}
