import { eq, inArray } from 'drizzle-orm'
import type { Customs } from '../../../contract/customs.ts'
import type { OrderDetail, OrderDetailLine } from '../../../contract/orderDetail.ts'
import type { Trader } from '../../../contract/trader.ts'
import { products, shops, skus } from '../../db/schema/catalogue.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'
import { showOrderForOperator } from './showOrder.ts'

export interface PrintedLine {
  sku: string
  title: string
  variant: string
  quantity: number
  unitPriceCents: number
  customs: Customs | null
}

/** The pieces of one shop, which leave in parcels of their own. */
export interface Shipment {
  shopName: string
  trader: Trader | null
  lines: PrintedLine[]
}

export interface PrintedOrder {
  order: Pick<OrderDetail, 'sn' | 'placedAt' | 'address' | 'note'>
  shipments: Shipment[]
}

/** The pieces to send, by shop; of an order that has left, those that were sent. */
export async function printedOrder({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db'>
  input: { name: string }
}): Promise<PrintedOrder> {
  const { order, skus: codes } = await showOrderForOperator({ ctx, input })
  const skuIds = order.lines.map(({ skuId }) => skuId)
  const goods = await ctx.db
    .select({ skuId: skus.id, customs: products.customs, trader: shops.trader })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, skuIds))
  const goodsOf = new Map(goods.map((each) => [each.skuId, each]))
  const piecesOf = (line: OrderDetailLine) =>
    order.unsentQuantity > 0 ? line.unsentQuantity : line.sentQuantity
  const sent = order.lines.filter((line) => piecesOf(line) > 0)
  const byShop = Map.groupBy(sent, ({ shopId }) => shopId)
  return {
    order: { sn: order.sn, placedAt: order.placedAt, address: order.address, note: order.note },
    shipments: [...byShop.values()].map((lines) => ({
      shopName: lines[0]!.shopName,
      trader: goodsOf.get(lines[0]!.skuId)?.trader ?? null,
      lines: lines.map((line) => ({
        sku: codes[line.lineId] ?? '',
        title: line.title,
        variant: line.variant,
        quantity: piecesOf(line),
        unitPriceCents: line.unitPriceCents,
        customs: goodsOf.get(line.skuId)?.customs ?? null,
      })),
    })),
  }
}
