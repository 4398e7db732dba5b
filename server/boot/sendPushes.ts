import type { Db } from '../db/client.ts'
import type { Clock } from '../domain/kernel/clock.ts'
import type { PushOutcome, PushSender } from '../domain/messaging/pushes/pushSender.ts'
import {
  endSubscription,
  giveUpPush,
  markPushSent,
  postponePush,
  takeDuePush,
  type DuePush,
} from '../domain/messaging/pushes/takeDuePush.ts'
import { pushPayload } from '../messages/pushText.ts'

interface PushCtx {
  db: Db
  clock: Clock
  pushes: PushSender
}

const mostPushes = 200
/** A slow push service holds one of them up, not all. */
const atOnce = 8

/** How many messages had which end in one run. */
export type PushCounts = Record<PushOutcome['type'], number>

/**
 * Sends due push messages; any number of processes may run it. One that fails is due again later
 * and doesn't block the others. Shoppers name the push services, so their failures are counted, and
 * are no unexpected errors.
 */
export async function sendPushes({ ctx }: { ctx: PushCtx }): Promise<PushCounts> {
  const counts: PushCounts = { sent: 0, gone: 0, later: 0, refused: 0 }
  let taken = 0
  const work = async () => {
    while (taken < mostPushes) {
      taken += 1
      const due = await takeDuePush({ ctx })
      if (due === null) return
      if (due.push !== null) counts[await sendOne(ctx, due.push)] += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return counts
}

async function sendOne(
  ctx: PushCtx,
  { id, subscriptionId, subscription, ttlSeconds, notice }: DuePush,
): Promise<PushOutcome['type']> {
  const outcome = await ctx.pushes.send({
    subscription,
    payload: JSON.stringify(pushPayload(notice)),
    ttlSeconds,
    topic: `notice-${notice.noticeId}`,
  })
  switch (outcome.type) {
    case 'sent':
      await markPushSent({ ctx, input: { id } })
      break
    case 'gone':
      await endSubscription({ ctx, input: { subscriptionId } })
      break
    case 'later':
      await postponePush({ ctx, input: { id, seconds: outcome.afterSeconds } })
      break
    case 'refused':
      await giveUpPush({ ctx, input: { id } })
  }
  return outcome.type
}
