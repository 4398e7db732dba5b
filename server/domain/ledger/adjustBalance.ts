import { adjustments } from '../../db/schema/adjustments.ts'
import { OfficeRefusal } from '../kernel/errors.ts'
import { findShopper } from '../kernel/findShopper.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { addNotice } from '../kernel/addNotice.ts'
import { lockAvailableCents, transfer } from './transfer.ts'

export interface Adjusted {
  account: string
  amountCents: number
  /** The balance that the shopper can spend. */
  availableCents: number
}

/** A shopper's resulting balance, shown before any money moves. */
export interface Outlook {
  account: string
  /** The amount that the operator types again. */
  sumCents: number
  /** Negative for a debit. */
  changeCents: number
  availableCents: number
  reason: string
}

interface Given {
  ctx: Pick<Ctx, 'db' | 'clock'> & { confirm: (outlook: Outlook) => void }
  /** Negative for a debit. */
  input: { account: string; amountCents: number; reason: string }
}

/** Credits or debits a balance for the office, with a reason that the shopper reads. */
export async function adjustBalance({ ctx, input }: Given): Promise<Adjusted> {
  const { amountCents, reason } = input
  const at = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const { id: userId, account } = await findShopper(tx, input.account)
    const availableCents = await lockAvailableCents(tx, userId)
    refuseUnlessCovered(availableCents, -amountCents)
    ctx.confirm({
      account,
      sumCents: amountCents,
      changeCents: amountCents,
      availableCents,
      reason,
    })
    const [written] = await tx
      .insert(adjustments)
      .values({ userId, amountCents, reason, createdAt: at })
      .returning({ id: adjustments.id })
    if (!written) throw new Error('the adjustment was not written')
    await addNotice(tx, { userId, kind: 'balance.adjusted', reason, at })
    await transfer(tx, {
      kind: amountCents > 0 ? 'adjustedUp' : 'adjustedDown',
      userId,
      adjustmentId: written.id,
      amountCents: Math.abs(amountCents),
      at,
    })
    return { account, amountCents, availableCents: availableCents + amountCents }
  })
}

/**
 * Refuses when the balance doesn't cover the debit: no balance becomes negative, not even by an
 * adjustment.
 */
export function refuseUnlessCovered(availableCents: number, takenCents: number): void {
  const missingCents = takenCents - availableCents
  if (missingCents <= 0) return
  throw new OfficeRefusal(
    'notCovered',
    `The balance can't cover it: $${(missingCents / 100).toFixed(2)} are missing`,
    { availableCents, missingCents },
  )
}
