import { and, desc, eq, getTableColumns, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { ParcelDetail } from '../../../../contract/parcel.ts'
import type { Db } from '../../../db/client.ts'
import { jsonColumn, jsonRow, rowReader } from '../../../db/jsonRows.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { orderEvents, orderLines, orders } from '../../../db/schema/orders.ts'
import { parcelEvents, parcelLines, parcels } from '../../../db/schema/parcels.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { refundLinesOf, type RefundedLine } from './readRefunds.ts'
import type { RefundRow } from './refundRow.ts'
import { orderIs, type LineRow, type OrderRef, type OrderRow } from './orderRow.ts'

type EventRow = typeof orderEvents.$inferSelect

/** The parts of an order's detail besides its own row. */
export interface OrderParts {
  lines: LineRow[]
  events: EventRow[]
  parcels: ParcelDetail[]
  /** The open refund request, or the last one. */
  refund: { row: RefundRow; lines: RefundedLine[] } | null
}

export interface WholeOrder extends OrderParts {
  order: OrderRow
}

export async function readParts(db: Db, orderId: number): Promise<OrderParts> {
  const [parts] = await selectParts(db, { orderId })
  if (!parts) throw new Error('a statement without a table answers one row')
  return parts
}

export async function readWhole(db: Db, { orderId, userId }: OrderRef): Promise<WholeOrder | null> {
  const read = () => {
    if (typeof orderId === 'number') {
      if (userId === undefined) return selectAnyones(db, { orderId })
      if (typeof userId === 'number') return selectOwn(db, { orderId, userId })
    }
    return selectWhole(db, orderIs({ orderId, userId }))
  }
  const [whole] = await read()
  return whole ?? null
}

const selectParts = preparedStatement<{ orderId: number }>()('order_parts', (db, values) =>
  db.select(partsOf(sql`${values.orderId}::bigint`)).from(sql`(values (1)) as one`),
)

const selectOwn = preparedStatement<{ orderId: number; userId: number }>()(
  'own_order',
  (db, values) =>
    selectWhole(db, and(eq(orders.id, values.orderId), eq(orders.userId, values.userId))),
)

const selectAnyones = preparedStatement<{ orderId: number }>()('any_order', (db, values) =>
  selectWhole(db, eq(orders.id, values.orderId)),
)

function selectWhole(db: Db, condition: SQL | undefined) {
  return db
    .select({ order: getTableColumns(orders), ...partsOf(sql`${orders.id}`) })
    .from(orders)
    .where(condition)
}

function partsOf(orderId: SQL) {
  return {
    lines: linesIn(sql`${orderLines} where ${orderLines.orderId} = ${orderId}`),
    events: eventsIn(sql`${orderEvents} where ${orderEvents.orderId} = ${orderId}`),
    parcels: parcelsOf(orderId),
    refund: jsonColumn<OrderParts['refund']>(
      sql`(select json_build_array(${jsonRow(refundColumns)}, ${refundLinesOf(sql`${refunds.id}`)})
        from ${refunds} where ${refunds.orderId} = ${orderId} order by ${desc(refunds.id)} limit 1)`,
      ([row, lines]: [unknown[], RefundedLine[]]) => ({ row: readRefund(row), lines }),
    ),
  }
}

/** The same parts of a new order, from the CTEs `lines` and `event`. */
export function writtenParts() {
  return {
    lines: linesIn(sql`lines as ${orderLines}`),
    events: eventsIn(sql`event as ${orderEvents}`),
  }
}

/** The same parts of an order that leaves the unpaid state: it has no parcels and refunds yet. */
export function movedParts(orderId: Placeholder) {
  return {
    lines: linesIn(sql`${orderLines} where ${orderLines.orderId} = ${orderId}`),
    events: eventsIn(
      sql`(select * from ${orderEvents} where order_id = ${orderId} union all select * from event)
        as ${orderEvents}`,
    ),
  }
}

const lineColumns = getTableColumns(orderLines)
const eventColumns = getTableColumns(orderEvents)
const refundColumns = getTableColumns(refunds)
const readLine = rowReader(lineColumns)
const readEvent = rowReader(eventColumns)
const readRefund = rowReader(refundColumns)
const parcelColumns = getTableColumns(parcels)
const readParcel = rowReader(parcelColumns)

function linesIn(rows: SQL) {
  return jsonColumn(
    sql`(select coalesce(json_agg(${jsonRow(lineColumns)} order by ${orderLines.id}), '[]')
      from ${rows})`,
    (json: unknown[][]) => json.map(readLine),
  )
}

function eventsIn(rows: SQL) {
  return jsonColumn(
    sql`(select coalesce(json_agg(${jsonRow(eventColumns)} order by ${orderEvents.id}), '[]')
      from ${rows})`,
    (json: unknown[][]) => json.map(readEvent),
  )
}

function parcelsOf(orderId: SQL) {
  const linesOf = sql`(select json_agg(
      json_build_object('lineId', ${parcelLines.orderLineId}, 'quantity', ${parcelLines.quantity})
      order by ${parcelLines.orderLineId})
    from ${parcelLines} where ${parcelLines.parcelId} = ${parcels.id})`
  const eventsOf = sql`(select coalesce(json_agg(
      json_build_array(${parcelEvents.id}, ${parcelEvents.createdAt}, ${parcelEvents.kind}, ${parcelEvents.text})
      order by ${parcelEvents.id}), '[]')
    from ${parcelEvents} where ${parcelEvents.parcelId} = ${parcels.id})`
  return jsonColumn(
    sql`(select coalesce(json_agg(json_build_array(${jsonRow(parcelColumns)}, ${linesOf}, ${eventsOf})
      order by ${parcels.id}), '[]') from ${parcels} where ${parcels.orderId} = ${orderId})`,
    (json: ParcelRow[]): ParcelDetail[] =>
      json.map(([row, lines, events]) => {
        const { id, carrier, trackingNumber, shippedAt } = readParcel(row)
        return {
          id,
          carrier,
          trackingNumber,
          shippedAt: shippedAt.toISOString(),
          lines,
          events: events.map(([eventId, at, kind, text]) => ({
            id: eventId,
            at: new Date(at).toISOString(),
            kind,
            text,
          })),
        }
      }),
  )
}

type ParcelRow = [
  unknown[],
  ParcelDetail['lines'],
  [number, string, ParcelDetail['events'][number]['kind'], string][],
]
