import type { Db } from '../../db/client.ts'
import { notices, type NoticeKind } from '../../db/schema/users.ts'

/**
 * Adds a notice for a shopper in the caller's transaction. Open screens receive it after the
 * commit.
 */
export async function addNotice(
  tx: Db,
  notice: {
    userId: number
    kind: NoticeKind
    orderId?: number | null
    refundId?: number | null
    rechargeId?: number | null
    withdrawalId?: number | null
    /** The variant that is in stock again. */
    skuId?: number | null
    /** The reason that the office wrote. */
    reason?: string
    at: Date
    /** Set at once for the shopper's own actions: the notice is stored as read. */
    readAt?: Date | null
    /** Not shown in the app: the shopper turned that off. It then counts as read. */
    isHidden?: boolean
  },
): Promise<void> {
  const { at, readAt = null, isHidden = false, ...rest } = notice
  await tx
    .insert(notices)
    .values({ ...rest, isHidden, readAt: isHidden ? at : readAt, createdAt: at })
}
