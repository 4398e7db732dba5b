import { and, eq, isNull } from 'drizzle-orm'
import type { OrderThread } from '../../../../contract/messages.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { orderMessages } from '../../../db/schema/messages.ts'
import { users } from '../../../db/schema/users.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { OfficeRefusal } from '../../kernel/errors.ts'
import { lockOrder } from '../../trade/orders/orderRow.ts'
import { readThread } from './readThread.ts'

/**
 * Writes to the shopper for the shop. Everything the shopper wrote before counts as read. The
 * database queues a mail.
 */
export async function answerMessage({
  ctx,
  input: { orderId, text },
}: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { orderId: number; text: string }
}): Promise<OrderThread> {
  const at = ctx.clock.now()
  const order = await ctx.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, { orderId })
    const { userId } = locked
    const [user] = await tx
      .select({ deletedAt: users.deletedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share')
    if (user?.deletedAt) {
      throw new OfficeRefusal('accountDeleted', 'The shopper’s account was deleted')
    }
    await pipelineAll(
      () =>
        tx
          .update(orderMessages)
          .set({ readAt: at })
          .where(
            and(
              eq(orderMessages.orderId, orderId),
              eq(orderMessages.sender, 'shopper'),
              isNull(orderMessages.readAt),
            ),
          ),
      () =>
        tx
          .insert(orderMessages)
          .values({ orderId, userId, sender: 'shop', text, pictures: [], createdAt: at }),
      () => addNotice(tx, { userId, kind: 'message.received', orderId, at }),
    )
    return locked
  })
  return readThread(ctx, order)
}
