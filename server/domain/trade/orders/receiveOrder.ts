import { sql } from 'drizzle-orm'
import { addDays, type Clock } from '../../kernel/clock.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { transfer } from '../../ledger/transfer.ts'
import { completeDays } from '../../../../contract/limits.ts'
import { returnDays } from '../../../../contract/limits.ts'
import { endOfDayAfter } from './endOfDayAfter.ts'
import { moveLockedOrder } from './moveOrder.ts'
import type { OrderRow } from './orderRow.ts'

/** Confirms receipt, by the shopper or by the clock: the rest in escrow becomes revenue. */
export async function receiveOrder(
  tx: Db,
  order: OrderRow,
  step: {
    event: 'receipt.confirmed' | 'receipt.autoConfirmed'
    at: Date
    bookedAt: Date
    clock: Clock
  },
): Promise<OrderRow> {
  const { event, at, bookedAt, clock } = step
  const set = {
    deadline: addDays(clock, at, completeDays),
    returnUntil: endOfDayAfter(clock, at, { days: returnDays, country: order.address.country }),
  }
  const [moved] = await pipelineAll(
    () => moveLockedOrder(tx, order, { event, at, set }),
    () => raiseSoldCounts(tx, order.id),
    () =>
      transfer(tx, {
        kind: 'orderSettled',
        orderId: order.id,
        amountCents: order.totalCents - order.refundedCents,
        at: bookedAt,
      }),
  )
  return moved
}

/** Locks the products by id, and publishes the change to the servers. */
async function raiseSoldCounts(tx: Db, orderId: number): Promise<void> {
  await tx.execute(sql`
    with sold as (
      select product_id, sum(quantity - refunded_quantity) as pieces from order_lines
      where order_id = ${orderId} group by product_id
    ), locked as materialized (
      select products.id, sold.pieces from products join sold on sold.product_id = products.id
      where sold.pieces > 0 order by products.id for no key update of products
    ), raised as (
      update products set sold_count = sold_count + locked.pieces from locked
      where products.id = locked.id returning products.id
    )
    insert into outbox select json_build_object('kind', 'ratings', 'productIds', json_agg(id order by id))::text
    from raised having count(*) > 0`)
}
