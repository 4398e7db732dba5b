import type { OrderThread } from '../../../../contract/messages.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { findOrder } from '../../trade/orders/findOrder.ts'
import { readThread } from './readThread.ts'

export async function showMessages({
  ctx,
  input,
}: {
  ctx: ShopperCtx
  input: { orderId: number }
}): Promise<OrderThread> {
  return readThread(ctx, await findOrder(ctx, input.orderId))
}
