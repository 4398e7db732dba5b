import { and, eq, exists } from 'drizzle-orm'
import {
  isFixed,
  notificationTopics,
  type NotificationSettings,
  type NotificationTopic,
  type NotificationWay,
} from '../../../../contract/notificationSettings.ts'
import type { Db } from '../../../db/client.ts'
import { notificationChoices, pushSubscriptions } from '../../../db/schema/notifications.ts'
import { users } from '../../../db/schema/users.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { Refusal } from '../../kernel/errors.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import { mailAddressOf } from '../../kernel/mailAddress.ts'
import { isWantedByDefault } from './topics.ts'

/** `publicKey` is null where the server sends no push messages. */
export type NotificationCtx = ShopperCtx & { publicKey: string | null }

export async function showSettings({
  ctx,
}: {
  ctx: NotificationCtx
}): Promise<NotificationSettings> {
  const { db, userId, sessionId, publicKey } = ctx
  const own = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
  const [[found], choices] = await Promise.all([
    db
      .select({ user: users, isOn: exists(own) })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId)),
  ])
  const { user, isOn } = assertDefined(found)
  const isWanted = (topic: NotificationTopic, way: NotificationWay) =>
    isFixed(topic, way) ||
    (choices.find((choice) => choice.topic === topic && choice.way === way)?.wanted ??
      isWantedByDefault(topic, way))
  return {
    topics: notificationTopics.map((topic) => ({
      topic,
      app: isWanted(topic, 'app'),
      mail: isWanted(topic, 'mail'),
      push: isWanted(topic, 'push'),
    })),
    showsDetails: user.pushDetails,
    hasMail: mailAddressOf(user) !== null,
    push: { publicKey, isOn: publicKey !== null && isOn === true },
  }
}

/** Whether a shopper wants a topic this way, as of now. */
export async function isWantedNow(
  db: Db,
  { userId, topic, way }: { userId: number; topic: NotificationTopic; way: NotificationWay },
): Promise<boolean> {
  if (isFixed(topic, way)) return true
  const [choice] = await db
    .select({ wanted: notificationChoices.wanted })
    .from(notificationChoices)
    .where(
      and(
        eq(notificationChoices.userId, userId),
        eq(notificationChoices.topic, topic),
        eq(notificationChoices.way, way),
      ),
    )
  return choice?.wanted ?? isWantedByDefault(topic, way)
}

export async function setChoice(given: {
  ctx: NotificationCtx
  input: { topic: NotificationTopic; way: NotificationWay; wanted: boolean }
}): Promise<NotificationSettings> {
  const { ctx, input } = given
  const { topic, way, wanted } = input
  if (isFixed(topic, way) && !wanted) {
    throw new Refusal('choiceFixed')
  }
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, ctx.userId)
    await tx
      .insert(notificationChoices)
      .values({ userId: ctx.userId, topic, way, wanted })
      .onConflictDoUpdate({
        target: [notificationChoices.userId, notificationChoices.topic, notificationChoices.way],
        set: { wanted },
      })
  })
  return showSettings({ ctx })
}

export async function setDetails(given: {
  ctx: NotificationCtx
  input: { shown: boolean }
}): Promise<NotificationSettings> {
  const { ctx, input } = given
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, ctx.userId)
    await tx.update(users).set({ pushDetails: input.shown }).where(eq(users.id, ctx.userId))
  })
  return showSettings({ ctx })
}
