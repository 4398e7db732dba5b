import { and, eq } from 'drizzle-orm'
import { auditCodes, type WithdrawalDetail } from '../../../contract/wallet.ts'
import type { Db } from '../../db/client.ts'
import { withdrawals } from '../../db/schema/wallet.ts'
import { Refusal } from '../../errors.ts'
import type { Ctx, ShopperCtx } from '../ctx.ts'
import { transfer } from '../ledger/transfer.ts'
import { addNotice } from '../notices/addNotice.ts'
import { findWithdrawal, toWithdrawal, type WithdrawalRow } from './withdrawalRow.ts'

type Auditing = Pick<Ctx, 'db' | 'clock'>

/** Held → external by the amount, and → fee by the charge. */
export async function passWithdrawal(given: {
  ctx: Auditing
  input: { withdrawalId: number; reference: string }
}): Promise<WithdrawalDetail> {
  const { withdrawalId, reference } = given.input
  const at = given.ctx.clock.now()
  return given.ctx.db.transaction(async (tx) => {
    const row = await resolve(
      tx,
      { id: withdrawalId },
      { status: auditCodes.passed, reference, resolvedAt: at },
    )
    const { userId } = row
    const from = { debit: { kind: 'held', userId }, withdrawalId, at } as const
    await addNotice(tx, { userId, kind: 'withdrawal.passed', withdrawalId, at })
    await transfer(tx, {
      ...from,
      kind: 'withdrawalPaid',
      credit: { kind: 'external' },
      amountCents: row.amountCents,
    })
    if (row.chargeCents > 0) {
      await transfer(tx, {
        ...from,
        kind: 'withdrawalCharge',
        credit: { kind: 'fee' },
        amountCents: row.chargeCents,
      })
    }
    return toWithdrawal(row)
  })
}

/** Held → available. */
export async function refuseWithdrawal(given: {
  ctx: Auditing
  input: { withdrawalId: number; reason: string }
}): Promise<WithdrawalDetail> {
  const { withdrawalId, reason } = given.input
  return giveBack(
    given.ctx,
    { id: withdrawalId },
    { status: auditCodes.refused, refusedFor: reason, kind: 'withdrawal.refused' },
  )
}

/** Held → available, by the shopper, while it is audited. */
export async function cancelWithdrawal(given: {
  ctx: ShopperCtx
  input: { withdrawalId: number }
}): Promise<WithdrawalDetail> {
  const { ctx, input } = given
  return giveBack(
    ctx,
    { id: input.withdrawalId, userId: ctx.userId },
    { status: auditCodes.cancelled, kind: 'withdrawal.cancelled' },
  )
}

async function giveBack(
  ctx: Auditing,
  meant: { id: number; userId?: number },
  { kind, ...set }: { status: number; refusedFor?: string; kind: string },
): Promise<WithdrawalDetail> {
  const at = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const row = await resolve(tx, meant, { ...set, resolvedAt: at })
    const { id: withdrawalId, userId } = row
    await addNotice(tx, { userId, kind, withdrawalId, at })
    await transfer(tx, {
      kind: 'withdrawalReturned',
      debit: { kind: 'held', userId },
      credit: { kind: 'available', userId },
      amountCents: row.amountCents + row.chargeCents,
      withdrawalId,
      at,
    })
    return toWithdrawal(row)
  })
}

/** Compare-and-set: whoever comes second is refused, with the record as it now is. */
async function resolve(
  tx: Db,
  meant: { id: number; userId?: number },
  set: Partial<WithdrawalRow> & { status: number },
): Promise<WithdrawalRow> {
  const whose = meant.userId === undefined ? undefined : eq(withdrawals.userId, meant.userId)
  const [row] = await tx
    .update(withdrawals)
    .set(set)
    .where(and(eq(withdrawals.id, meant.id), whose, eq(withdrawals.status, auditCodes.auditing)))
    .returning()
  if (row) return row
  const withdrawal = toWithdrawal(await findWithdrawal(tx, meant))
  throw new Refusal('stateChanged', { withdrawal })
}
