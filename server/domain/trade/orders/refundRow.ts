import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { Refusal } from '../../kernel/errors.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Identifies a request. With a user id it finds only that shopper's own. */
export interface RefundRef {
  refundId: number
  userId?: number
}

export function refundIs({ refundId, userId }: RefundRef) {
  const whose = userId === undefined ? undefined : eq(refunds.userId, userId)
  return and(eq(refunds.id, refundId), whose)
}

/** Reads a request. The order's lock, which must be held, also covers its requests. */
export async function readRefund(db: Db, ref: RefundRef): Promise<RefundRow> {
  const [refund] = await db.select().from(refunds).where(refundIs(ref))
  if (!refund) throw new Refusal('notFound')
  return refund
}
