import { and, desc, eq } from 'drizzle-orm'
import type { ReturnOffer } from '../../../../contract/returns.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import type { OwnerCtx } from '../../kernel/ctx.ts'
import { pictureOf } from '../../catalogue/pictureOf.ts'
import { findOrder } from '../orders/findOrder.ts'
import { canMove } from '../orders/moves.ts'
import { readLines, unsentPieces, type LineRow, type OrderRow } from '../orders/orderRow.ts'
import { isStage, stateOf } from '../orders/orderState.ts'
import { selectRefunds, toRefundDetail } from '../orders/readRefunds.ts'
import { refundableOf, sharesOf } from '../orders/shares.ts'

export function showReturn(given: {
  ctx: OwnerCtx
  input: { orderId: number }
}): Promise<ReturnOffer> {
  return readReturnOffer(given.ctx, given.input)
}

/** What of an order can be returned without a reason. */
export async function readReturnOffer(
  ctx: OwnerCtx,
  { orderId }: { orderId: number },
): Promise<ReturnOffer> {
  const order = await findOrder(ctx, orderId)
  const lines = await readLines(ctx.db, orderId)
  const [declared] = await selectRefunds(ctx.db)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.isStatutory, true)))
    .orderBy(desc(refunds.id))
    .limit(1)
  const offered = lines.map(toOfferedLine)
  return {
    orderId,
    sn: order.sn,
    refusedFor: refusalOf(order, offered, ctx.clock.now()),
    until: order.returnUntil?.toISOString() ?? null,
    lines: offered,
    sendBackBy:
      order.afterSaleStage === 'awaitingReturn' ? (order.deadline?.toISOString() ?? null) : null,
    declared: declared ? toRefundDetail(declared) : null,
  }
}

function toOfferedLine(line: LineRow): ReturnOffer['lines'][number] {
  const unsentQuantity = unsentPieces(line)
  const quantity = line.nonReturnable ? unsentQuantity : refundableOf(line).quantity
  return {
    lineId: line.id,
    productId: line.productId,
    skuId: line.skuId,
    title: line.title,
    variant: line.variant,
    picture: pictureOf(line.picture),
    quantity,
    unsentQuantity,
    nonReturnable: line.nonReturnable,
    givesBackCents: Array.from(
      { length: quantity },
      (_, at) => sharesOf(line, at + 1).refundableCents,
    ),
  }
}

function refusalOf(
  order: OrderRow,
  lines: ReturnOffer['lines'],
  now: Date,
): ReturnOffer['refusedFor'] {
  const state = stateOf(order)
  if (isStage(state)) return state === 'refunded' ? 'nothingLeft' : 'requestOpen'
  if (!canMove('return.declared', state)) return 'unpaid'
  if (order.returnUntil !== null && order.returnUntil <= now) return 'periodOver'
  return lines.some(({ givesBackCents }) => (givesBackCents.at(-1) ?? 0) > 0) ? null : 'nothingLeft'
}
