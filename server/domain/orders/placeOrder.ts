import { and, asc, eq, inArray } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { addSeconds } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { skus } from '../../db/schema/catalogue.ts'
import { orderLines, promoUses } from '../../db/schema/orders.ts'
import { addresses } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import { lockUser } from '../account/lockUser.ts'
import { priceItems, type Item, type Priced } from '../checkout/priceItems.ts'
import type { ShopperCtx } from '../ctx.ts'
import { moveStock } from '../stock/moveStock.ts'
import { insertOrder } from './moveOrder.ts'
import { toDetail } from './readOrders.ts'

const payDeadlineSeconds = 30 * 60

export interface PlaceOrder {
  items: readonly Item[]
  addressId: number
  promoCode?: string | undefined
  totalCents: number
  note: string
  source: 'cart' | 'buyNow'
}

/** Reserves every line or none. Locks: the shopper, then the variants by id. */
export async function placeOrder(given: {
  ctx: ShopperCtx
  input: PlaceOrder
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const now = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx }
    await lockUser(tx, ctx.userId)
    const address = await ownAddress(inner, input.addressId)
    await lockSkus(
      tx,
      input.items.map((item) => item.skuId),
    )
    const priced = await priceItems(inner, input)
    refuseUnlessAsShown(priced, input.totalCents)
    const { quote, lines } = priced
    const order = await insertOrder(tx, {
      sn: newOrderNumber(now),
      userId: ctx.userId,
      address,
      note: input.note,
      quantity: quote.quantity,
      subtotalCents: quote.subtotalCents,
      freightCents: quote.freightCents,
      discountCents: quote.discountCents,
      totalCents: quote.totalCents,
      promoCode: quote.promo?.code ?? null,
      placedAt: now,
      payDeadline: addSeconds(now, payDeadlineSeconds),
    })
    await tx.insert(orderLines).values(
      lines.map((line) => ({
        orderId: order.id,
        userId: ctx.userId,
        skuId: line.skuId,
        productId: line.productId,
        shopId: line.shopId,
        shopName: line.shopName,
        title: line.title,
        variant: line.variant,
        picture: line.picture,
        unitPriceCents: line.unitPriceCents,
        quantity: line.quantity,
        discountCents: line.discountCents,
        freightCents: line.freightShareCents,
      })),
    )
    if (quote.promo) {
      await tx
        .insert(promoUses)
        .values({ orderId: order.id, code: quote.promo.code, userId: ctx.userId })
    }
    await moveStock(
      tx,
      lines.map((line) => ({
        skuId: line.skuId,
        orderId: order.id,
        kind: 'reserved',
        onHandDelta: 0,
        reservedDelta: line.quantity,
      })),
      now,
    )
    if (input.source === 'cart') await takeOutOfCart(inner, lines)
    return toDetail(tx, order)
  })
}

async function ownAddress({ db, userId }: ShopperCtx, id: number) {
  const [address] = await db
    .select({
      addressee: addresses.addressee,
      mobile: addresses.mobile,
      country: addresses.country,
      area: addresses.area,
      detail: addresses.detail,
      tag: addresses.tag,
    })
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
  if (!address) throw new Refusal('addressMissing')
  return address
}

async function lockSkus(tx: Db, skuIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.id, [...skuIds]))
    .orderBy(asc(skus.id))
    .for('no key update')
}

function refuseUnlessAsShown({ quote }: Priced, totalCents: number): void {
  const [problem] = quote.problems
  if (problem) {
    throw new Refusal(problem.reason === 'outOfStock' ? 'outOfStock' : 'notSellable', { quote })
  }
  if (quote.promo?.refusedFor) throw new Refusal(quote.promo.refusedFor, { quote })
  if (quote.totalCents !== totalCents) throw new Refusal('totalChanged', { quote })
}

async function takeOutOfCart({ db, userId }: ShopperCtx, lines: Priced['lines']): Promise<void> {
  await db.delete(cartLines).where(
    and(
      eq(cartLines.userId, userId),
      inArray(
        cartLines.skuId,
        lines.map((line) => line.skuId),
      ),
    ),
  )
}

const numberAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `HL`, the day, and ten random letters that can't be mistaken for each other. */
function newOrderNumber(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  const tail = Array.from({ length: 10 }, () => numberAlphabet[randomInt(numberAlphabet.length)])
  return `HL${day}${tail.join('')}`
}
