import { sql } from 'drizzle-orm'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { addDays } from '../../kernel/clock.ts'
import type { Db } from '../../../db/client.ts'
import { givenRows } from '../../../db/jsonRows.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { parcelLines, parcels } from '../../../db/schema/parcels.ts'
import { OrderRefusal, Refusal } from '../../kernel/errors.ts'
import { changeOrder, type Changing } from '../orders/changeOrder.ts'
import { receiveDays } from '../../../../contract/limits.ts'
import { moveLockedOrder, refuseUnlessMovable } from '../orders/moveOrder.ts'
import { readLines, unsentPieces, type LineRow } from '../orders/orderRow.ts'
import { moveStock, type StockMove } from '../../stock/moveStock.ts'

interface ShippedLine {
  lineId: number
  quantity: number
}

export interface ShipParcel {
  orderId: number
  /** Every piece not yet handed to a carrier, when omitted. */
  lines?: readonly ShippedLine[] | undefined
  carrier: string
  trackingNumber: string
}

/** Ships pieces for the operator. With the last ones the order becomes delivered. */
export async function shipParcel(given: {
  ctx: Changing
  input: ShipParcel
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const { orderId } = input
  return changeOrder(
    ctx,
    { orderId },
    {
      read: (tx) => readLines(tx, orderId),
      change: async (tx, order, at, lines) => {
        refuseUnlessMovable(order, 'parcel.shipped')
        const sent = input.lines ? checkParcelLines(lines, input.lines) : restOf(lines)
        const isLast = lines.every((line) => unsentPieces(line) === piecesOf(sent, line))
        const { transitDays } = order
        const arrivesBy = transitDays === null ? null : addDays(ctx.clock, at, transitDays)
        const [moved] = await pipelineAll(
          () =>
            moveLockedOrder(
              tx,
              order,
              isLast
                ? {
                    event: 'parcel.shipped',
                    when: 'nothingUnsent',
                    at,
                    set: { deadline: addDays(ctx.clock, at, receiveDays), arrivesBy },
                  }
                : { event: 'parcel.shipped', when: 'somethingUnsent', at },
            ),
          () => writeParcel(tx, input, { sent, at }),
          () =>
            moveStock(
              tx,
              lines.flatMap((line) => shipped(line, piecesOf(sent, line))),
              at,
            ),
        )
        return moved
      },
    },
  )
}

function checkParcelLines(
  lines: readonly LineRow[],
  wanted: readonly ShippedLine[],
): readonly ShippedLine[] {
  if (new Set(wanted.map(({ lineId }) => lineId)).size !== wanted.length) wrong()
  for (const { lineId, quantity } of wanted) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line || quantity > line.quantity) return wrong()
    if (quantity > unsentPieces(line)) throw new OrderRefusal('alreadySent', { lineId })
  }
  return wanted
}

function wrong(): never {
  throw new Refusal('invalidInput', {
    fields: [
      { path: 'lines', message: 'not lines of this order, each once, in quantities that it has' },
    ],
  })
}

function restOf(lines: readonly LineRow[]): ShippedLine[] {
  return lines
    .map((line) => ({ lineId: line.id, quantity: unsentPieces(line) }))
    .filter(({ quantity }) => quantity > 0)
}

function piecesOf(sent: readonly ShippedLine[], { id }: LineRow): number {
  return sent.find(({ lineId }) => lineId === id)?.quantity ?? 0
}

const { orderLineId, quantity } = parcelLines

/** Inserts the parcel with its lines. A trigger updates each line's sent pieces. */
async function writeParcel(
  tx: Db,
  { orderId, carrier, trackingNumber }: ShipParcel,
  { sent, at }: { sent: readonly ShippedLine[]; at: Date },
): Promise<void> {
  const given = JSON.stringify(
    sent.map((line) => ({ orderLineId: line.lineId, quantity: line.quantity })),
  )
  await tx.execute(sql`with parcel as (
      insert into ${parcels} (order_id, carrier, tracking_number, shipped_at)
      values (${orderId}, ${carrier}, ${trackingNumber}, ${sql.param(at, parcels.shippedAt)})
      returning id
    )
    insert into ${parcelLines} (parcel_id, order_line_id, quantity)
    select parcel.id, given."orderLineId", given.quantity
    from parcel, ${givenRows(sql`${given}`, { orderLineId, quantity })} order by 2`)
}

function shipped({ skuId, orderId }: LineRow, pieces: number): StockMove[] {
  if (pieces === 0) return []
  return [{ skuId, orderId, kind: 'shipped', onHandDelta: -pieces, reservedDelta: -pieces }]
}
