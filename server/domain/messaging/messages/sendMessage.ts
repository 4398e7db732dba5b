import { messagesPerHour } from '../../../../contract/limits.ts'
import type { OrderThread } from '../../../../contract/messages.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { orderMessages } from '../../../db/schema/messages.ts'
import { takePerHour } from '../../identity/session/takePerHour.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { Refusal } from '../../kernel/errors.ts'
import { changeOrderRow } from '../../trade/orders/changeOrder.ts'
import { holdOwn } from '../../uploads/holdOwn.ts'
import { useUploads } from '../../uploads/useUploads.ts'
import { readThread, writableUntil } from './readThread.ts'

export interface SendMessage {
  orderId: number
  text: string
  /** Ids of the shopper's own uploads. */
  pictures: string[]
}

/** Writes to the shop about the shopper's own order. */
export async function sendMessage({
  ctx,
  input: { orderId, text, pictures },
}: {
  ctx: ShopperCtx
  input: SendMessage
}): Promise<OrderThread> {
  const { userId } = ctx
  const order = await changeOrderRow(
    ctx,
    { orderId, userId },
    {
      read: (tx) => holdOwn(tx, userId, pictures),
      change: async (tx, locked, at, arePicturesOwn) => {
        const inner = { ...ctx, db: tx }
        const until = await writableUntil(inner, locked)
        if (until && until <= at) throw new Refusal('messagesClosed')
        if (!arePicturesOwn) throw new Refusal('uploadMissing')
        const next = await takePerHour(inner, {
          key: `messages:${orderId}`,
          most: messagesPerHour,
        })
        if (next) throw new Refusal('tooManyMessages', { until: next.toISOString() })
        await pipelineAll(
          () =>
            tx
              .insert(orderMessages)
              .values({ orderId, userId, sender: 'shopper', text, pictures, createdAt: at }),
          () => useUploads(tx, pictures),
          () => addNotice(tx, { userId, kind: 'message.sent', orderId, at, readAt: at }),
        )
        return locked
      },
    },
  )
  return readThread(ctx, order)
}
