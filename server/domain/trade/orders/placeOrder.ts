import { and, count, eq, getTableColumns, sql } from 'drizzle-orm'
import { maxAmountCents } from '../../../../contract/fields.ts'
import { maxUnpaidOrders, maxUnpaidPieces } from '../../../../contract/limits.ts'
import { orderCodes, type OrderDetail } from '../../../../contract/orderDetail.ts'
import { inTransaction } from '../../../db/inTransaction.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { orders } from '../../../db/schema/orders.ts'
import { addresses } from '../../../db/schema/users.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { Refusal } from '../../kernel/errors.ts'
import { addDays } from '../../kernel/clock.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import { priceItems, lockPriceTerms, type Item, type Priced } from '../checkout/priceItems.ts'
import { countGuess, type BuyerCtx } from '../checkout/promoGuesses.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { writeOrder } from './writeOrder.ts'

export interface PlaceOrder {
  items: readonly Item[]
  addressId: number
  promoCode?: string | undefined
  totalCents: number
  note: string
  source: 'cart' | 'buyNow'
}

/** Places an order and reserves every line or none. Locks: the shopper, then the variants by id. */
export async function placeOrder(given: {
  ctx: BuyerCtx
  input: PlaceOrder
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const now = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    const inner = { ...ctx, db: tx }
    // Pipelined, in the order of the locks.
    const [, unpaid, address, priceTerms] = await pipelineAll(
      () => lockUser(tx, ctx.userId),
      () => countUnpaid(tx, { userId: ctx.userId }),
      () => ownAddress(inner, input.addressId),
      () => lockPriceTerms(inner, input),
    )
    if (!address) throw new Refusal('addressMissing')
    const priced = priceItems(priceTerms, address.country)
    await countGuess(inner, priceTerms.promo)
    refuseUnlessAsShown(priced, input.totalCents)
    refuseUnpayable(priced)
    refuseHoarding(unpaid[0], priced)
    const { note, source } = input
    const isFromCart = source === 'cart'
    return writeOrder(tx, {
      userId: ctx.userId,
      address,
      note,
      priced,
      isFromCart,
      at: now,
      dayMs: addDays(ctx.clock, now, 1).getTime() - now.getTime(),
    })
  })
}

/** Read after the shopper's lock, so that orders placed at once are counted. */
const countUnpaid = preparedStatement<{ userId: number }>()('count_unpaid', (db, { userId }) =>
  db
    .select({
      orders: count(),
      pieces: sql<number>`coalesce(sum(${orders.quantity}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, orderCodes.waitingToPay))),
)

/** A payment is one amount, which has a maximum. */
function refuseUnpayable({ quote }: Priced): void {
  if (quote.totalCents > maxAmountCents) throw new Refusal('totalTooHigh')
}

/** An unpaid order reserves its goods for nothing, and others can't buy them meanwhile. */
function refuseHoarding(
  unpaid: { orders: number; pieces: number } | undefined,
  { quote }: Priced,
): void {
  const { orders: before, pieces } = assertDefined(unpaid)
  if (before >= maxUnpaidOrders) throw new Refusal('tooManyUnpaid', { most: maxUnpaidOrders })
  if (pieces + quote.quantity > maxUnpaidPieces) {
    throw new Refusal('tooManyPieces', { most: maxUnpaidPieces })
  }
}

async function ownAddress({ db, userId }: ShopperCtx, id: number) {
  const [address] = await selectAddress(db, { id, userId })
  return address ?? null
}

const {
  id: _id,
  userId: _userId,
  isDefault: _isDefault,
  ...copiedColumns
} = getTableColumns(addresses)

const selectAddress = preparedStatement<{ id: number; userId: number }>()(
  'own_address',
  (db, { id, userId }) =>
    db
      .select(copiedColumns)
      .from(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.userId, userId))),
)

function refuseUnlessAsShown({ quote }: Priced, totalCents: number): void {
  const [problem] = quote.problems
  if (problem) {
    throw new Refusal(problem.reason === 'notFound' ? 'notSellable' : problem.reason, { quote })
  }
  if (quote.promo?.refusedFor) throw new Refusal(quote.promo.refusedFor, { quote })
  if (quote.totalCents !== totalCents) throw new Refusal('totalChanged', { quote })
}
