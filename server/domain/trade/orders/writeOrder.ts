import { getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { AddressCopy } from '../../../../contract/shippingAddress.ts'
import { addSeconds } from '../../kernel/clock.ts'
import type { Db } from '../../../db/client.ts'
import { givenRows } from '../../../db/jsonRows.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { cartLines } from '../../../db/schema/cart.ts'
import { orderLines, orders, promoUses } from '../../../db/schema/orders.ts'
import { payMinutes } from '../../../../contract/limits.ts'
import { newOrderNumber } from './orderNumber.ts'
import type { Priced, PricedLine } from '../checkout/priceItems.ts'
import { stockMovementCte } from '../../stock/moveStock.ts'
import { partsOfFirstMove } from './moveOrder.ts'
import { writtenParts } from './orderParts.ts'
import { detailOf } from './readOrders.ts'
import type { Delivery } from '../../../../contract/delivery.ts'
import { transitDays } from '../../../../contract/deliveryWindow.ts'

interface NewOrder {
  userId: number
  address: AddressCopy
  note: string
  priced: Priced
  /** Whether to remove its goods from the shopper's cart. */
  isFromCart: boolean
  at: Date
  /** Milliseconds of one day of an order's deadlines. */
  dayMs: number
}

/**
 * Inserts the order with all its related rows in one statement. The variants are already locked.
 */
export async function writeOrder(tx: Db, order: NewOrder): Promise<OrderDetail> {
  const { userId, address, note, priced, isFromCart, at, dayMs } = order
  const { quote, lines } = priced
  const [written] = await write(tx, {
    sn: newOrderNumber(at),
    userId,
    address,
    note,
    quantity: quote.quantity,
    subtotalCents: quote.subtotalCents,
    freightCents: quote.freightCents,
    discountCents: quote.discountCents,
    totalCents: quote.totalCents,
    promoCode: quote.promo?.code ?? null,
    ...longestDelivery(lines, address.country),
    dayMs,
    placedAt: at,
    payDeadline: addSeconds(at, payMinutes * 60),
    lines: JSON.stringify(lines.map(toRow)),
    isFromCart,
  })
  if (!written) throw new Error('the order was not written')
  return detailOf({ ...written, parcels: [], refund: null })
}

const { skuId, productId, shopId, shopName, title, variant, picture } = orderLines
const { unitPriceCents, quantity, nonReturnable, discountCents, freightCents } = orderLines
const given = { skuId, productId, shopId, shopName, title, variant, picture }
const prices = { unitPriceCents, quantity, discountCents, freightCents }
const givenColumns = { ...given, ...prices, nonReturnable }
const givenNames = Object.keys(givenColumns) as (keyof typeof givenColumns)[]

type Nullable = 'promoCode' | 'payDeadline' | 'dispatchDays' | 'transitDays'
type Written = Omit<typeof orders.$inferInsert, 'id' | 'status' | Nullable>
type Values = Written & {
  dispatchDays: number | null
  transitDays: number | null
  dayMs: number
  promoCode: string | null
  payDeadline: Date
  /** As JSON, in the order of the goods. */
  lines: string
  isFromCart: boolean
}

const write = preparedStatement<Values>()('write_order', (db, values) => {
  const { sn, userId, address, note, promoCode, placedAt, payDeadline } = values
  const { moved, event, notice } = partsOfFirstMove(db, {
    sn,
    userId,
    address,
    note,
    quantity: values.quantity,
    subtotalCents: values.subtotalCents,
    freightCents: values.freightCents,
    discountCents: values.discountCents,
    totalCents: values.totalCents,
    promoCode,
    dispatchDays: values.dispatchDays,
    transitDays: values.transitDays,
    // As if it were paid at once; null where a shop states no delivery times.
    arrivesBy: sql`${placedAt}::timestamptz + (${values.dispatchDays}::int + ${values.transitDays}::int) * ${values.dayMs}::bigint * interval '1 millisecond'`,
    placedAt,
    payDeadline,
  })
  const columns = sql.join(
    givenNames.map((name) => sql.identifier(orderLines[name].name)),
    sql`, `,
  )
  const fields = sql.join(
    givenNames.map((name) => sql`given.${sql.identifier(name)}`),
    sql`, `,
  )
  const lines = db.$with('lines', {}).as(
    sql`insert into ${orderLines} (order_id, user_id, ${columns})
      select moved.id, moved.user_id, ${fields} from moved, ${givenRows(values.lines, givenColumns)} returning *`,
  )
  const reserved = db
    .$with('reserved', {})
    .as(
      stockMovementCte(sql`select sku_id, order_id, 'reserved', 0, quantity from lines`, placedAt),
    )
  const promo = db.$with('promo', {}).as(
    sql`insert into ${promoUses} (order_id, code, user_id)
      select id, promo_code, user_id from moved where promo_code is not null`,
  )
  const taken = db.$with('taken', {}).as(
    sql`delete from ${cartLines} where user_id = ${userId} and ${values.isFromCart}
      and sku_id in (select sku_id from lines)`,
  )
  return db
    .with(moved, event, notice, lines, reserved, promo, taken)
    .select({ order: getTableColumns(alias(orders, 'moved')), ...writtenParts() })
    .from(moved)
})

function toRow(line: PricedLine): Record<keyof typeof givenColumns, number | string | boolean> {
  return {
    skuId: line.skuId,
    productId: line.productId,
    shopId: line.shopId,
    shopName: line.shopName,
    title: line.title,
    variant: line.variant,
    picture: line.storedPicture,
    unitPriceCents: line.unitPriceCents,
    quantity: line.quantity,
    discountCents: line.discountCents,
    freightCents: line.freightShareCents,
    nonReturnable: line.nonReturnable,
  }
}

/** The most days that one of the shops needs; null where one doesn't say. */
function longestDelivery(
  lines: readonly { delivery: Delivery | null }[],
  country: string,
): { dispatchDays: number | null; transitDays: number | null } {
  const rules = lines.map(({ delivery }) => delivery).filter((rule) => rule !== null)
  if (rules.length < lines.length) return { dispatchDays: null, transitDays: null }
  return {
    dispatchDays: Math.max(...rules.map((rule) => rule.dispatchDays[1])),
    transitDays: Math.max(...rules.map((rule) => transitDays(rule, country)[1])),
  }
}
