import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { orderCodes } from '../../../contract/orderDetail.ts'
import { orders } from '../../db/schema/orders.ts'
import { parcels } from '../../db/schema/parcels.ts'
import { users } from '../../db/schema/users.ts'
import { Refusal } from '../../domain/kernel/errors.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { searchConditions, type OperatorSearch } from './search.ts'

export interface OperatorOrder {
  id: number
  sn: string
  account: string
  status: number
  afterSaleStage: string | null
  quantity: number
  totalCents: number
  refundedCents: number
  placedAt: string
  paidAt: string | null
  parcels: number
}

export type OperatorFilter = keyof typeof orderCodes | 'all'

const isOldestFirst: Record<OperatorFilter, boolean> = {
  all: false,
  waitingToPay: false,
  waitingForDelivery: true,
  delivered: false,
  received: false,
  completed: false,
  cancelled: false,
  afterSale: false,
}

/** Orders that wait for the operator come oldest first; all others newest first. */
export async function listOrdersForOperator(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: OperatorSearch & { status: OperatorFilter; limit: number }
}): Promise<OperatorOrder[]> {
  const { ctx, input } = given
  const { status, limit } = input
  const at = orders.placedAt
  const texts = [orders.sn, users.account, users.email, orders.note, sql`${orders.address}`]
  const rows = await ctx.db
    .select({
      id: orders.id,
      sn: orders.sn,
      account: users.account,
      status: orders.status,
      afterSaleStage: orders.afterSaleStage,
      quantity: orders.quantity,
      totalCents: orders.totalCents,
      refundedCents: orders.refundedCents,
      placedAt: orders.placedAt,
      paidAt: orders.paidAt,
      parcels: sql<number>`(select count(*)::int from ${parcels} where ${parcels.orderId} = ${orders.id})`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        status === 'all' ? undefined : eq(orders.status, orderCodes[status]),
        ...searchConditions(ctx, input, { texts, at }),
      ),
    )
    .orderBy(isOldestFirst[status] ? asc(orders.id) : desc(orders.id))
    .limit(limit)
  return rows.map((row) => ({
    ...row,
    placedAt: row.placedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }))
}

export function orderNamed(name: string): SQL | undefined {
  const id = /^[1-9]\d{0,14}$/.test(name) ? Number(name) : 0
  return or(eq(orders.id, id), eq(orders.sn, name.toUpperCase()))
}

/** Finds an order by its number or its id. */
export async function findOrderId(given: {
  ctx: Pick<Ctx, 'db'>
  input: { name: string }
}): Promise<number> {
  const { ctx, input } = given
  const [row] = await ctx.db.select({ id: orders.id }).from(orders).where(orderNamed(input.name))
  if (!row) throw new Refusal('notFound')
  return row.id
}
