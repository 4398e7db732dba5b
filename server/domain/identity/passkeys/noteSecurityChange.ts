import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { users } from '../../../db/schema/users.ts'
import { addNotice } from '../../kernel/addNotice.ts'

/**
 * Notes in the caller's transaction that what proves the shopper has changed: large withdrawals
 * wait, and the shopper is notified in the app and by mail.
 */
export async function noteSecurityChange(
  tx: Db,
  { userId, kind, at }: { userId: number; kind: SecurityChange; at: Date },
): Promise<void> {
  await pipelineAll(
    () => tx.update(users).set({ securityChangedAt: at }).where(eq(users.id, userId)),
    () => addNotice(tx, { userId, kind, at }),
  )
}

type SecurityChange =
  | 'passkey.added'
  | 'passkey.removed'
  | 'passkey.waived'
  | 'password.changed'
  | 'payCode.changed'
