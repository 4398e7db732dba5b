import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../../server/db/client.ts'
import type { OrderContext } from '../../../src/machines/orderTypes.ts'
import type { TestShop } from '../../support/testShop.ts'

/** An order's part of the ledger and of the stock. */
export interface OrderBooks {
  availableCents: number
  escrowCents: number
  revenueCents: number
  refundedCents: number
  reserved: number
  onHand: number
  soldCount: number
}

/** The shopper's balance and the stock before the order. */
export interface StartedWith {
  availableCents: number
  onHand: number
}

export async function readBooks(
  { database }: Pick<TestShop, 'database'>,
  { orderId, userId }: { orderId: number; userId: number },
): Promise<OrderBooks> {
  const [books] = await rowsOf<OrderBooks>(
    database.db,
    sql`select
      (select balance_cents::int from accounts
        where user_id = ${userId} and kind = 'available') as "availableCents",
      ${balanceOf('escrow', orderId)} as "escrowCents",
      ${balanceOf('revenue', orderId)} as "revenueCents",
      (select coalesce(sum(amount_cents), 0)::int from transfers
        where order_id = ${orderId} and kind = 'refund') as "refundedCents",
      sum(skus.reserved)::int as reserved,
      sum(skus.on_hand)::int as "onHand",
      sum(products.sold_count)::int as "soldCount"
    from order_lines line
      join skus on skus.id = line.sku_id
      join products on products.id = skus.product_id
    where line.order_id = ${orderId}`,
  )
  if (!books) throw new Error(`order ${orderId} has no lines`)
  return books
}

/** The ledger and stock that the chart's context implies. */
export function booksOf(
  { money, stock }: OrderContext,
  { availableCents, onHand }: StartedWith,
): OrderBooks {
  return {
    availableCents: availableCents - money.inEscrowCents - money.revenueCents,
    escrowCents: money.inEscrowCents,
    revenueCents: money.revenueCents,
    refundedCents: money.givenBackCents,
    reserved: stock.reservedPieces,
    onHand: onHand - stock.sentPieces + stock.restockedPieces,
    soldCount: stock.soldPieces,
  }
}

/** The order's share of a system account: the sum of its transfers. */
function balanceOf(kind: 'escrow' | 'revenue', orderId: number): SQL {
  return sql`(select coalesce(sum(case
      when account.id = moved.credit_account_id then moved.amount_cents
      else -moved.amount_cents end), 0)::int
    from transfers moved
      join accounts account on account.id in (moved.debit_account_id, moved.credit_account_id)
    where moved.order_id = ${orderId} and account.kind = ${kind})`
}
