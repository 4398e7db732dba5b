import { sql } from 'drizzle-orm'
import { receiptReminderDays } from '../../../../contract/limits.ts'
import { orderCodes } from '../../../../contract/orderDetail.ts'
import { rowsOf } from '../../../db/client.ts'
import { orders } from '../../../db/schema/orders.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { addSeconds } from '../../kernel/clock.ts'
import type { Ctx } from '../../kernel/ctx.ts'

const mostAtOnce = 200
const reminderSeconds = receiptReminderDays * 86_400

/**
 * Reminds shoppers before receipt confirms itself, once for each deadline: an extension brings
 * another reminder. Several processes may run it at once, because a row remembers the deadline. An
 * order whose receipt is confirmed meanwhile is left out when the message is sent.
 */
export async function remindOfReceipt({ ctx }: { ctx: Pick<Ctx, 'db' | 'clock'> }): Promise<void> {
  const now = ctx.clock.now()
  const at = sql`${sql.param(now, orders.deadline)}::timestamptz`
  const soon = sql`${sql.param(addSeconds(now, reminderSeconds), orders.deadline)}::timestamptz`
  await ctx.db.transaction(async (tx) => {
    const due = await rowsOf<{ orderId: number; userId: number }>(
      tx,
      sql`with due as (
          select o.id, o.user_id, o.deadline from orders o
          left join receipt_reminders r on r.order_id = o.id
          where o.status = ${sql.raw(String(orderCodes.delivered))}
            and o.deadline > ${at} and o.deadline <= ${soon}
            and r.deadline is distinct from o.deadline
          order by o.id limit ${mostAtOnce}
        ), reminded as (
          insert into receipt_reminders as r (order_id, deadline) select id, deadline from due
          on conflict (order_id) do update set deadline = excluded.deadline
            where r.deadline is distinct from excluded.deadline
          returning order_id
        )
        select due.id::float8 as "orderId", due.user_id::float8 as "userId"
        from due join reminded on reminded.order_id = due.id`,
    )
    for (const { orderId, userId } of due) {
      await addNotice(tx, { userId, kind: 'receipt.due', orderId, at: now })
    }
  })
}
