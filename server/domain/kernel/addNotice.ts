import type { Db } from '../../db/client.ts'
import { notices, type NoticeKind } from '../../db/schema/users.ts'

/** Tells a shopper of a change, in its own transaction; open screens hear of it at commit. */
export async function addNotice(
  tx: Db,
  notice: {
    userId: number
    kind: NoticeKind
    orderId?: number | null
    refundId?: number | null
    rechargeId?: number | null
    withdrawalId?: number | null
    /** In the office's own words. */
    reason?: string
    at: Date
    /** Set at once for the shopper's own actions: stored, but not unread. */
    readAt?: Date | null
  },
): Promise<void> {
  const { at, ...rest } = notice
  await tx.insert(notices).values({ ...rest, createdAt: at })
}
