import { eq } from 'drizzle-orm'
import type { OrderThread } from '../../../contract/messages.ts'
import { orders } from '../../db/schema/orders.ts'
import { users } from '../../db/schema/users.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { Refusal } from '../../domain/kernel/errors.ts'
import { readThread } from '../../domain/messaging/messages/readThread.ts'
import { orderNamed } from './listOrders.ts'

export interface ShownThread {
  account: string
  thread: OrderThread
}

export async function showMessagesForOperator({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { name: string }
}): Promise<ShownThread> {
  const [found] = await ctx.db
    .select({ order: orders, account: users.account })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(orderNamed(input.name))
  if (!found) throw new Refusal('notFound')
  return { account: found.account, thread: await readThread(ctx, found.order) }
}
