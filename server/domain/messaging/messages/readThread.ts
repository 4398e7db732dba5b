import { desc, eq } from 'drizzle-orm'
import { messageDays, shownMessages } from '../../../../contract/limits.ts'
import type { OrderThread } from '../../../../contract/messages.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { orderMessages } from '../../../db/schema/messages.ts'
import { orderEvents } from '../../../db/schema/orders.ts'
import { addDays } from '../../kernel/clock.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import type { OrderRow } from '../../trade/orders/orderRow.ts'
import { stateOf, type OrderState } from '../../trade/orders/orderState.ts'
import { uploadedPictureOf } from '../../uploads/uploadedPictureOf.ts'

type ThreadCtx = Pick<Ctx, 'db' | 'clock'>

const ended: ReadonlySet<OrderState> = new Set(['completed', 'cancelled', 'refunded'])

/** Reads what both sides wrote about an order. */
export async function readThread(ctx: ThreadCtx, order: OrderRow): Promise<OrderThread> {
  const [rows, until] = await pipelineAll(
    () =>
      ctx.db
        .select()
        .from(orderMessages)
        .where(eq(orderMessages.orderId, order.id))
        .orderBy(desc(orderMessages.id))
        .limit(shownMessages),
    () => writableUntil(ctx, order),
  )
  return {
    orderId: order.id,
    sn: order.sn,
    list: rows.toReversed().map(({ id, sender, text, pictures, createdAt }) => ({
      id,
      from: sender,
      text,
      pictures: pictures.map(uploadedPictureOf),
      at: createdAt.toISOString(),
    })),
    unread: rows.filter(({ sender, readAt }) => sender === 'shop' && readAt === null).length,
    writableUntil: until?.toISOString() ?? null,
  }
}

/**
 * When the shopper's time to write ends: days after the last thing that happened to an order that is
 * over, and at once for one that was not paid in time. Null while the order is under way.
 */
export async function writableUntil({ db, clock }: ThreadCtx, order: OrderRow) {
  if (!ended.has(stateOf(order))) return null
  const [last] = await db
    .select({ type: orderEvents.type, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  if (!last) return null
  return last.type === 'order.expired'
    ? last.createdAt
    : addDays(clock, last.createdAt, messageDays)
}
