import { and, eq, inArray, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { AddressCopy } from '../../../contract/shippingAddress.ts'
import { addSeconds } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { together } from '../../db/together.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { orderLines, promoUses } from '../../db/schema/orders.ts'
import { addresses } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import { lockUser } from '../account/lockUser.ts'
import { priceItems, type Item, type Priced, type PricedLine } from '../checkout/priceItems.ts'
import type { ShopperCtx } from '../ctx.ts'
import { stockMoving } from '../stock/moveStock.ts'
import { partsOfFirstMove } from './moveOrder.ts'
import type { OrderRow } from './orderRow.ts'
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
    // Sent together, in the order of the locks.
    const [, address, priced] = await together(
      () => lockUser(tx, ctx.userId),
      () => ownAddress(inner, input.addressId),
      () => priceItems(inner, input, { locked: true }),
    )
    if (!address) throw new Refusal('addressMissing')
    refuseUnlessAsShown(priced, input.totalCents)
    return toDetail(tx, await writeOrder(inner, input, { address, priced, at: now }))
  })
}

/** The order with all that hangs on it, in one statement. */
async function writeOrder(
  { db, userId }: ShopperCtx,
  input: PlaceOrder,
  { address, priced, at }: { address: AddressCopy; priced: Priced; at: Date },
): Promise<OrderRow> {
  const { quote, lines } = priced
  const { moved, event, notice } = partsOfFirstMove(db, {
    sn: newOrderNumber(at),
    userId,
    address,
    note: input.note,
    quantity: quote.quantity,
    subtotalCents: quote.subtotalCents,
    freightCents: quote.freightCents,
    discountCents: quote.discountCents,
    totalCents: quote.totalCents,
    promoCode: quote.promo?.code ?? null,
    placedAt: at,
    payDeadline: addSeconds(at, payDeadlineSeconds),
  })
  const orderId = sql`(select id from moved)`
  const written = db.$with('lines', {}).as(
    db
      .insert(orderLines)
      .values(lines.map((line) => ({ ...toRow(line), orderId, userId })))
      .getSQL(),
  )
  const reserved = db.$with('reserved', {}).as(
    stockMoving(
      db,
      lines.map(({ skuId, quantity }) => ({
        skuId,
        orderId,
        kind: 'reserved',
        onHandDelta: 0,
        reservedDelta: quantity,
      })),
      at,
    ).getSQL(),
  )
  const promo = quote.promo
    ? db.insert(promoUses).values({ orderId, code: quote.promo.code, userId })
    : null
  const taken = input.source === 'cart' ? takingOutOfCart(db, userId, lines) : null
  const rest = Object.entries({ promo, taken }).flatMap(([name, part]) =>
    part ? db.$with(name, {}).as(part.getSQL()) : [],
  )
  const [order] = await db
    .with(moved, event, notice, written, reserved, ...rest)
    .select()
    .from(moved)
  if (!order) throw new Error('the order was not written')
  return order
}

function toRow(line: PricedLine) {
  return {
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
  }
}

async function ownAddress({ db, userId }: ShopperCtx, id: number) {
  const [address] = await selectAddress(db, { id, userId })
  return address ?? null
}

const selectAddress = statement<{ id: number; userId: number }>()(
  'own_address',
  (db, { id, userId }) =>
    db
      .select({
        addressee: addresses.addressee,
        mobile: addresses.mobile,
        country: addresses.country,
        area: addresses.area,
        detail: addresses.detail,
        tag: addresses.tag,
      })
      .from(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.userId, userId))),
)

function refuseUnlessAsShown({ quote }: Priced, totalCents: number): void {
  const [problem] = quote.problems
  if (problem) {
    throw new Refusal(problem.reason === 'outOfStock' ? 'outOfStock' : 'notSellable', { quote })
  }
  if (quote.promo?.refusedFor) throw new Refusal(quote.promo.refusedFor, { quote })
  if (quote.totalCents !== totalCents) throw new Refusal('totalChanged', { quote })
}

function takingOutOfCart(db: Db, userId: number, lines: Priced['lines']) {
  const skuIds = lines.map((line) => line.skuId)
  return db
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.skuId, skuIds)))
}

const numberAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `HL`, the day, and ten random letters that can't be mistaken for each other. */
function newOrderNumber(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  const tail = Array.from({ length: 10 }, () => numberAlphabet[randomInt(numberAlphabet.length)])
  return `HL${day}${tail.join('')}`
}
