import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { refundLines } from '../../../db/schema/refunds.ts'
import { Refusal } from '../../kernel/errors.ts'
import { split } from '../../ledger/split.ts'
import type { Changing } from '../orders/changeOrder.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { changeRefundRow, moveRefund } from './changeRefund.ts'
import type { RefundRow } from '../orders/refundRow.ts'
import { refuseUnlessOpenFor } from './refundStage.ts'

export interface Offer {
  amountCents: number
  reason: string
}

/**
 * Approves a request. Without return the refund follows; with return the shopper gets the return
 * address.
 */
export async function approveRefund(given: {
  ctx: Changing
  input: { refundId: number; returnAddress?: string | undefined; offer?: Offer | undefined }
}): Promise<OrderRow> {
  const { ctx, input } = given
  const { refundId, returnAddress, offer } = input
  return changeRefundRow(
    ctx,
    { refundId },
    {
      read: async (tx) => (offer ? readAsked(tx, refundId) : []),
      change: async (tx, changed, now, asked) => {
        const { refund } = changed
        refuseUnlessOpenFor(refund, 'refund.approved')
        const withReturn = refund.type === 'refundAndReturn'
        if (withReturn && !returnAddress) {
          throw new Refusal('invalidInput', {
            fields: [{ path: 'returnAddress', message: 'where the shopper sends the goods' }],
          })
        }
        if (offer) await keepOffer(tx, { refund, offer, asked })
        return moveRefund(tx, changed, {
          event: 'refund.approved',
          when: withReturn ? 'withReturn' : 'withoutReturn',
          at: now,
          setRefund: {
            ...(withReturn && returnAddress && { returnAddress }),
            ...(offer && {
              askedCents: refund.amountCents,
              amountCents: offer.amountCents,
              offeredFor: offer.reason,
            }),
          },
        })
      },
    },
  )
}

function readAsked(tx: Db, refundId: number) {
  return tx
    .select({ id: refundLines.id, amountCents: refundLines.amountCents })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .orderBy(asc(refundLines.id))
    .execute()
}

/** Stores each line's share of the offer, in proportion to what was requested for it. */
async function keepOffer(
  tx: Db,
  given: { refund: RefundRow; offer: Offer; asked: Awaited<ReturnType<typeof readAsked>> },
): Promise<void> {
  const { refund, offer, asked } = given
  if (offer.amountCents >= refund.amountCents) {
    throw new Refusal('invalidInput', {
      fields: [{ path: 'offer', message: 'less than what was asked for' }],
    })
  }
  const shares = split(offer.amountCents, asked, ({ amountCents }) => amountCents)
  const lines = JSON.stringify(shares.map(({ item: { id }, cents }) => ({ id, cents })))
  await tx.execute(sql`update ${refundLines}
    set asked_cents = amount_cents, amount_cents = offered.cents
    from jsonb_to_recordset(${lines}::jsonb) as offered (id bigint, cents bigint)
    where refund_lines.id = offered.id`)
}
