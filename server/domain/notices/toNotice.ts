import type { Notice } from '../../../src/services/contract/notices.ts'
import type { notices } from '../../db/schema/users.ts'

export function toNotice(row: typeof notices.$inferSelect): Notice {
  const { id, kind, orderId, refundId, createdAt, readAt } = row
  return { id, kind, orderId, refundId, at: createdAt.toISOString(), read: readAt !== null }
}
