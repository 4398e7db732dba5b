import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { OrderThread } from '../../../../contract/messages.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { orderMessages } from '../../../db/schema/messages.ts'
import { notices } from '../../../db/schema/users.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { findOrder } from '../../trade/orders/findOrder.ts'
import { readThread } from './readThread.ts'

/** Marks the shop's messages up to one as read, with the notices about them. */
export async function readMessages({
  ctx,
  input: { orderId, upToId },
}: {
  ctx: ShopperCtx
  input: { orderId: number; upToId: number }
}): Promise<OrderThread> {
  const order = await findOrder(ctx, orderId)
  const readAt = ctx.clock.now()
  const ofThread = and(
    eq(orderMessages.orderId, orderId),
    eq(orderMessages.sender, 'shop'),
    lte(orderMessages.id, upToId),
  )
  await ctx.db.transaction((tx) =>
    pipelineAll(
      () =>
        tx
          .update(orderMessages)
          .set({ readAt })
          .where(and(ofThread, isNull(orderMessages.readAt))),
      () =>
        tx
          .update(notices)
          .set({ readAt })
          .where(
            and(
              eq(notices.userId, ctx.userId),
              eq(notices.kind, 'message.received'),
              eq(notices.orderId, orderId),
              isNull(notices.readAt),
              lte(
                notices.createdAt,
                tx
                  .select({ last: sql`max(${orderMessages.createdAt})` })
                  .from(orderMessages)
                  .where(ofThread),
              ),
            ),
          ),
    ),
  )
  return readThread(ctx, order)
}
