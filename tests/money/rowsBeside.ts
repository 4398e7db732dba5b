import { inArray } from 'drizzle-orm'
import { products, skus } from '../../server/db/schema/catalogue.ts'
import { orderLines, orders } from '../../server/db/schema/orders.ts'
import type { MintedGoods } from '../factories/goods.ts'
import type { TestShop } from '../support/testShop.ts'
import type { ModelState } from './modelState.ts'

/** What it is, what the model knows of it, and what the shop keeps. */
type Beside = [what: string, meant: unknown, real: unknown]

export async function goodsBeside(
  { database }: Pick<TestShop, 'database'>,
  state: ModelState,
  goods: readonly MintedGoods[],
): Promise<Beside[]> {
  const kept = await database.db
    .select()
    .from(skus)
    .where(
      inArray(
        skus.id,
        goods.map(({ skuId }) => skuId),
      ),
    )
  const sold = await database.db
    .select({ id: products.id, soldCount: products.soldCount })
    .from(products)
    .where(
      inArray(
        products.id,
        goods.map(({ productId }) => productId),
      ),
    )
  return state.goods.map((good, at) => {
    const sku = kept.find(({ id }) => id === goods[at]?.skuId)
    const product = sold.find(({ id }) => id === goods[at]?.productId)
    const { onHand, reserved } = sku ?? {}
    return [
      `stock of goods ${at}`,
      { onHand: good.onHand, reserved: good.reserved, sold: good.sold },
      { onHand, reserved, sold: product?.soldCount },
    ]
  })
}

/** Each order's row as it stands, without anyone's looking at it. */
export async function ordersBeside(
  { database }: Pick<TestShop, 'database'>,
  state: ModelState,
): Promise<Beside[]> {
  const ids = state.orders.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await database.db.select().from(orders).where(inArray(orders.id, ids))
  const lines = await database.db.select().from(orderLines).where(inArray(orderLines.orderId, ids))
  return state.orders.map((order) => {
    const row = rows.find(({ id }) => id === order.id)
    const deadline = row?.status === 0 ? row.payDeadline : row?.deadline
    const isOpen = order.stage !== null && order.stage !== 'refunded'
    return [
      `order ${order.id}`,
      {
        status: order.status,
        stage: order.stage,
        deadline: order.deadline,
        leftMs: isOpen ? order.leftMs : null,
        refundedCents: order.refundedCents,
        lines: order.lines.map((line) => ({
          sent: line.sent,
          refunded: line.refundedQuantity,
          reducedCents: line.reducedCents,
          isReviewed: line.isReviewed,
        })),
      },
      {
        status: row?.status,
        stage: row?.afterSaleStage,
        deadline: deadline?.getTime() ?? null,
        leftMs: isOpen ? row?.deadlineLeftMs : null,
        refundedCents: row?.refundedCents,
        lines: order.lines.map(({ lineId }) => {
          const line = lines.find(({ id }) => id === lineId)
          return {
            sent: line?.sentQuantity,
            refunded: line?.refundedQuantity,
            reducedCents: line?.reducedCents,
            isReviewed: line?.reviewedAt !== null,
          }
        }),
      },
    ]
  })
}
