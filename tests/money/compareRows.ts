import { sql } from 'drizzle-orm'
import { rowsOf } from '../../server/db/client.ts'
import type { MintedGoods } from '../factories/goods.ts'
import type { MintedShopper } from '../factories/shoppers.ts'
import type { TestShop } from '../support/testShop.ts'
import type { ModelOrder, ModelState } from './modelState.ts'

/** A description, the model's value, and the shop's stored value. */
type Comparison = [what: string, meant: unknown, real: unknown]

interface StoredRow extends Record<string, unknown> {
  accounts: { userId: number; kind: string; cents: number }[] | null
  goods: { skuId: number; onHand: number; reserved: number; sold: number }[] | null
  orders: StoredOrder[] | null
}

interface StoredOrder {
  id: number
  status: number
  stage: string | null
  deadline: number | null
  leftMs: number | null
  returnUntil: number | null
  returnLeftMs: number | null
  isPromoUsed: boolean
  refundedCents: number
  lines: {
    lineId: number
    sent: number
    refunded: number
    refundedCents: number
    reducedCents: number
    isReviewed: boolean
  }[]
}

/** Compares money, stock and orders as stored. Reading an order over the API would change it. */
export async function compareRows(
  shop: Pick<TestShop, 'database'>,
  state: ModelState,
  { shoppers, goods }: { shoppers: readonly MintedShopper[]; goods: readonly MintedGoods[] },
): Promise<Comparison[]> {
  const stored = await readRows(shop, {
    users: shoppers.map(({ userId }) => userId),
    skuIds: goods.map(({ skuId }) => skuId),
    orderIds: state.orders.map(({ id }) => id),
  })
  return [
    ...state.shoppers.map(({ availableCents, heldCents }, at): Comparison => {
      const centsOf = (wanted: string) =>
        stored.accounts?.find(
          ({ userId, kind }) => userId === shoppers[at]?.userId && kind === wanted,
        )?.cents
      return [
        `balances of shopper ${at}`,
        { availableCents, heldCents },
        { availableCents: centsOf('available'), heldCents: centsOf('held') },
      ]
    }),
    ...state.goods.map(({ onHand, reserved, sold }, at): Comparison => {
      const found = stored.goods?.find(({ skuId }) => skuId === goods[at]?.skuId)
      return [
        `stock of goods ${at}`,
        { onHand, reserved, sold },
        { onHand: found?.onHand, reserved: found?.reserved, sold: found?.sold },
      ]
    }),
    ...state.orders.map((order): Comparison => {
      const row = stored.orders?.find(({ id }) => id === order.id)
      return [`order ${order.id}`, asRow(order), row && inOrderOf(order, row)]
    }),
  ]
}

function asRow(order: ModelOrder): StoredOrder {
  const { id, status, stage, deadline, leftMs, returnUntil, returnLeftMs, refundedCents } = order
  const lines = order.lines.map((line) => ({
    lineId: line.lineId,
    sent: line.sent,
    refunded: line.refundedQuantity,
    refundedCents: line.refundedCents,
    reducedCents: line.reducedCents,
    isReviewed: line.isReviewed,
  }))
  return {
    id,
    status,
    stage,
    deadline,
    leftMs: isOpen(order) ? leftMs : null,
    returnUntil,
    returnLeftMs: isOpen(order) ? returnLeftMs : null,
    isPromoUsed: order.hasPromo,
    refundedCents,
    lines,
  }
}

function inOrderOf(order: ModelOrder, row: StoredOrder): StoredOrder {
  const lines = order.lines.flatMap(({ lineId }) =>
    row.lines.filter((line) => line.lineId === lineId),
  )
  const left = (ms: number | null) => (isOpen(order) ? ms : null)
  return { ...row, leftMs: left(row.leftMs), returnLeftMs: left(row.returnLeftMs), lines }
}

/** The remaining time of a deadline is meaningless once the order is closed. */
function isOpen({ stage }: ModelOrder): boolean {
  return stage !== null && stage !== 'refunded'
}

async function readRows(
  { database }: Pick<TestShop, 'database'>,
  wanted: { users: number[]; skuIds: number[]; orderIds: number[] },
): Promise<StoredRow> {
  const isOne = (column: string, ids: number[]) =>
    sql.raw(ids.length === 0 ? 'false' : `${column} in (${ids.join(', ')})`)
  const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint`)
  const [stored] = await rowsOf<StoredRow>(
    database.db,
    sql`select
      (select json_agg(json_build_object('userId', user_id, 'kind', kind, 'cents', balance_cents))
        from accounts where ${isOne('user_id', wanted.users)}) as accounts,
      (select json_agg(json_build_object('skuId', s.id, 'onHand', s.on_hand, 'reserved', s.reserved,
          'sold', p.sold_count))
        from skus s join products p on p.id = s.product_id
        where ${isOne('s.id', wanted.skuIds)}) as goods,
      (select json_agg(json_build_object('id', o.id, 'status', o.status, 'stage', o.after_sale_stage,
          'deadline', case o.status when 0 then ${ms('o.pay_deadline')} else ${ms('o.deadline')} end,
          'leftMs', o.deadline_left_ms, 'returnUntil', ${ms('o.return_until')},
          'returnLeftMs', o.return_left_ms, 'isPromoUsed', exists (
            select from promo_uses where order_id = o.id and released_at is null),
          'refundedCents', o.refunded_cents, 'lines', l.lines))
        from orders o cross join lateral (
          select json_agg(json_build_object('lineId', id, 'sent', sent_quantity,
            'refunded', refunded_quantity, 'refundedCents', refunded_cents,
            'reducedCents', reduced_cents,
            'isReviewed', reviewed_at is not null)) as lines
          from order_lines where order_id = o.id
        ) l where ${isOne('o.id', wanted.orderIds)}) as orders`,
  )
  if (!stored) throw new Error('no rows')
  return stored
}
