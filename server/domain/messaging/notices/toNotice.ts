import type { Notice } from '../../../../contract/notices.ts'
import type { notices } from '../../../db/schema/users.ts'

export function toNotice(row: typeof notices.$inferSelect): Notice {
  const { id, kind, orderId, refundId, rechargeId, withdrawalId, reason, createdAt, readAt } = row
  const at = createdAt.toISOString()
  return {
    id,
    kind,
    orderId,
    refundId,
    rechargeId,
    withdrawalId,
    reason,
    at,
    read: readAt !== null,
  }
}
