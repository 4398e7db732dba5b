import { createECDH } from 'node:crypto'
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { maxPushDevices } from '../../../../contract/limits.ts'
import type { NotificationSettings } from '../../../../contract/notificationSettings.ts'
import { pushSubscriptions } from '../../../db/schema/notifications.ts'
import { sessions } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import { isPushEndpoint } from './pushEndpoint.ts'
import { showSettings, type NotificationCtx } from './settings.ts'

/**
 * Stores the subscription of this session's browser. It replaces the session's older one, and that
 * of another session of the same browser. Beyond `maxPushDevices` the oldest ones end.
 */
export async function subscribePush(given: {
  ctx: NotificationCtx & { allowsLoopback: boolean }
  input: { endpoint: string; p256dh: string; auth: string }
}): Promise<NotificationSettings> {
  const { ctx, input } = given
  const { userId, sessionId, allowsLoopback } = ctx
  if (ctx.publicKey === null) throw new Refusal('pushUnavailable')
  if (!isPushEndpoint(input.endpoint, { allowsLoopback }) || !isOnCurve(input.p256dh)) {
    throw new Refusal('pushRefused')
  }
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    // Locked, so that a logout either comes before, or deletes the subscription as well.
    const [live] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .for('key share')
    if (!live) throw new Refusal('notLoggedIn')
    await tx
      .delete(pushSubscriptions)
      .where(
        or(
          eq(pushSubscriptions.endpoint, input.endpoint),
          eq(pushSubscriptions.sessionId, sessionId),
        ),
      )
    await tx
      .insert(pushSubscriptions)
      .values({ ...input, userId, sessionId, createdAt: ctx.clock.now() })
    const tooMany = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.id))
      .offset(maxPushDevices)
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany))
  })
  return showSettings({ ctx })
}

export async function unsubscribePush({
  ctx,
}: {
  ctx: NotificationCtx
}): Promise<NotificationSettings> {
  await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, ctx.sessionId))
  return showSettings({ ctx })
}

/** Nothing could be encrypted with another key. */
function isOnCurve(p256dh: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
