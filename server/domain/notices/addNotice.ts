import type { Db } from '../../db/client.ts'
import { notices } from '../../db/schema/users.ts'
import { tellChange } from '../changes.ts'

/** Tells a shopper of a change, in its own transaction; open screens hear of it at commit. */
export async function addNotice(
  tx: Db,
  notice: {
    userId: number
    kind: string
    orderId?: number | null
    refundId?: number | null
    at: Date
  },
): Promise<void> {
  const { userId, kind, orderId = null, refundId = null, at } = notice
  await tx.insert(notices).values({ userId, kind, orderId, refundId, createdAt: at })
  await tellChange(tx, { kind: 'notice', userId })
}
