import { and, eq, gt, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/client.ts'
import { pushMessages, pushSubscriptions } from '../../../db/schema/notifications.ts'
import { sessions } from '../../../db/schema/users.ts'
import { addSeconds } from '../../kernel/clock.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { describeNotice, type NoticeFacts } from './describeNotice.ts'

/** Older news surprises more than it helps. The notice in the app stays. */
const livesHours = 24
const livesSeconds = livesHours * 3_600

/**
 * Seconds until the next try, by the number of tries. The first delay is longer than any sending
 * takes, so that no other process takes a message in progress.
 */
const retrySeconds = [60, 120, 300, 900, 1_800, 3_600, 7_200, 14_400] as const

export interface DuePush {
  id: number
  subscriptionId: number
  subscription: { endpoint: string; p256dh: string; auth: string }
  /** How long the push service may store it. */
  ttlSeconds: number
  notice: NoticeFacts
}

type PushCtx = Pick<Ctx, 'db' | 'clock'>

/**
 * Claims a due message for this process. It is due again later, unless it is marked as sent. Null
 * where none is due; `push` is null when the claimed one is no longer wanted or is too old.
 */
export async function takeDuePush({
  ctx,
}: {
  ctx: PushCtx
}): Promise<{ push: DuePush | null } | null> {
  const id = await claim(ctx)
  if (id === null) return null
  const push = await describe(ctx, id)
  if (push === null) await giveUpPush({ ctx, input: { id } })
  return { push }
}

export async function markPushSent({
  ctx,
  input,
}: {
  ctx: PushCtx
  input: { id: number }
}): Promise<void> {
  await ctx.db
    .update(pushMessages)
    .set({ sentAt: ctx.clock.now(), nextTryAt: null })
    .where(eq(pushMessages.id, input.id))
}

export async function giveUpPush({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db'>
  input: { id: number }
}): Promise<void> {
  await ctx.db.update(pushMessages).set({ nextTryAt: null }).where(eq(pushMessages.id, input.id))
}

/** Later than planned, as the push service asks for. */
export async function postponePush({
  ctx,
  input,
}: {
  ctx: PushCtx
  input: { id: number; seconds: number }
}): Promise<void> {
  const at = addSeconds(ctx.clock.now(), input.seconds)
  await ctx.db
    .update(pushMessages)
    .set({
      nextTryAt: sql`greatest(${pushMessages.nextTryAt}, ${sql.param(at, pushMessages.nextTryAt)})`,
    })
    .where(eq(pushMessages.id, input.id))
}

/** The push service no longer knows the subscription. Its unsent messages go with it. */
export async function endSubscription({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db'>
  input: Pick<DuePush, 'subscriptionId'>
}): Promise<void> {
  await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, input.subscriptionId))
}

async function claim({ db, clock }: PushCtx): Promise<number | null> {
  const at = sql`${sql.param(clock.now(), pushMessages.nextTryAt)}::timestamptz`
  const waits = sql.join(
    retrySeconds.map((seconds, tries) => sql`when ${tries} then ${seconds}::int`),
    sql` `,
  )
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`update push_messages set tries = tries + 1,
        next_try_at = ${at} + (case tries ${waits} end) * interval '1 second'
      where id = (
        select id from push_messages where next_try_at <= ${at} order by next_try_at, id
        limit 1 for update skip locked
      ) returning id::float8 as id`,
  )
  return row?.id ?? null
}

async function describe({ db, clock }: PushCtx, id: number): Promise<DuePush | null> {
  const now = clock.now()
  const [row] = await db
    .select({ message: pushMessages, subscription: pushSubscriptions })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushMessages.id, id), gt(sessions.expiresAt, now)))
  if (!row) return null
  const { message, subscription } = row
  const ageSeconds = Math.floor((now.getTime() - message.createdAt.getTime()) / 1_000)
  if (ageSeconds >= livesSeconds) return null
  const notice = await describeNotice(db, message.noticeId, 'push')
  if (notice === null || notice.user.id !== subscription.userId) return null
  const { endpoint, p256dh, auth } = subscription
  return {
    id,
    subscriptionId: subscription.id,
    subscription: { endpoint, p256dh, auth },
    ttlSeconds: livesSeconds - Math.max(0, ageSeconds),
    notice,
  }
}
