import { auditCodes, type WithdrawalDetail } from '../../../contract/walletRecords.ts'
import { transfer } from '../ledger/transfer.ts'
import { addNotice } from '../notices/addNotice.ts'
import { resolveOnce, type Auditing } from './resolveOnce.ts'
import { toWithdrawal } from './withdrawalRow.ts'

/** Held → external by the amount, and → fee by the charge. */
export async function passWithdrawal(given: {
  ctx: Auditing
  input: { withdrawalId: number; reference: string }
}): Promise<WithdrawalDetail> {
  const { ctx, input } = given
  const { withdrawalId, reference } = input
  const at = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const row = await resolveOnce(
      tx,
      { id: withdrawalId },
      { status: auditCodes.passed, reference, resolvedAt: at },
    )
    const { userId, amountCents, chargeCents } = row
    await addNotice(tx, { userId, kind: 'withdrawal.passed', withdrawalId, at })
    await transfer(tx, { kind: 'withdrawalPaid', userId, withdrawalId, amountCents, at })
    if (chargeCents > 0) {
      await transfer(tx, {
        kind: 'withdrawalCharge',
        userId,
        withdrawalId,
        amountCents: chargeCents,
        at,
      })
    }
    return toWithdrawal(row)
  })
}
