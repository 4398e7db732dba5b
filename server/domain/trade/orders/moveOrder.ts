import { and, eq, sql, type Placeholder, type SQL, type WithSubquery } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/client.ts'
import { orderEvents, orders } from '../../../db/schema/orders.ts'
import { notices } from '../../../db/schema/users.ts'
import { OrderRefusal } from '../../kernel/errors.ts'
import { canMove, findMove, type Move, type MoveName, type OrderEvent } from './moves.ts'
import { orderIs, type OrderRef, type OrderRow } from './orderRow.ts'
import { columnsOf, isStage, stateOf, type OrderState } from './orderState.ts'

/** A moment, or where it will stand in a statement that is written once. */
type Moment = Date | Placeholder

export type Step<At extends Moment = Date> = MoveName & {
  at: At
  /** What else must hold, in the same statement. */
  guard?: SQL
  /** What else changes; the status, the stage and what they stop or start is the table's. */
  set?: PgUpdateSetSource<typeof orders>
  refundId?: number | SQL
}

/** What the statement of a move writes besides: what the move reads, and what reads `moved`. */
interface MoreParts {
  before?: readonly WithSubquery[]
  after?: readonly WithSubquery[]
}

/**
 * Moves an order as its row of the table says: compare-and-set, history row and notice. Answers
 * the order as it then is; null where it doesn't stand where the move begins. An order that isn't
 * read yet can only make a move that begins in one state.
 */
export async function moveOrder(
  tx: Db,
  order: OrderRow | OrderRef,
  step: Step,
  { before = [], after = [] }: MoreParts = {},
): Promise<OrderRow | null> {
  const parts = partsOfMove(tx, order, step)
  if (!parts) return null
  const { moved, event, notice } = parts
  const [row] = await tx
    .with(...before, moved, event, notice, ...after)
    .select()
    .from(moved)
  return row ?? null
}

/**
 * The same as parts of a statement, for a verb that adds its own; those that read `moved` lock after
 * the order. Null where the order is known to stand elsewhere.
 */
export function partsOfMove(tx: Db, ref: OrderRef, step: Step<Moment>): MoveParts
export function partsOfMove(
  tx: Db,
  order: OrderRow | OrderRef,
  step: Step<Moment>,
): MoveParts | null
export function partsOfMove(
  tx: Db,
  order: OrderRow | OrderRef,
  { at, guard, set, refundId, ...name }: Step<Moment>,
) {
  const move = findMove(name)
  const known = 'status' in order ? order : null
  const from = known ? stateOf(known) : onlyStart(move)
  if (!move.from.includes(from)) return null
  const moved = tx.$with('moved').as(
    tx
      .update(orders)
      .set({ ...set, ...columnsAfter(move, { from, known, at }) })
      .where(and(orderIs('status' in order ? { orderId: order.id } : order), isIn(from), guard))
      .returning(),
  )
  return { moved, ...tellOfMoved(tx, move, { fromStatus: columnsOf(from).status, refundId, at }) }
}

/** The same for an order that is locked: one that can't move is refused. */
export async function moveLockedOrder(
  tx: Db,
  order: OrderRow,
  step: Step,
  more?: MoreParts,
): Promise<OrderRow> {
  const moved = await moveOrder(tx, order, step, more)
  if (!moved) throw new OrderRefusal('stateChanged')
  return moved
}

type MoveParts = ReturnType<typeof partsOfFirstMove>

/** The first move, which writes the order's row. */
export function partsOfFirstMove(
  tx: Db,
  values: Omit<PgInsertValue<typeof orders>, 'status' | 'afterSaleStage' | 'placedAt'> & {
    placedAt: Moment
  },
) {
  const move = findMove({ event: 'order.placed' })
  const moved = tx.$with('moved').as(
    tx
      .insert(orders)
      .values({ ...values, ...columnsOf(stateIn(move)) })
      .returning(),
  )
  return { moved, ...tellOfMoved(tx, move, { fromStatus: null, at: values.placedAt }) }
}

/** For a verb that looks at more than the state before it moves. */
export function refuseUnlessMovable(order: OrderRow, event: OrderEvent): void {
  if (!canMove(event, stateOf(order))) throw new OrderRefusal('stateChanged')
}

function onlyStart({ event, from }: Move): OrderState {
  const [state] = from
  if (!state || from.length > 1) throw new Error(`${event}: the order must be read first`)
  return state
}

function isIn(state: OrderState): SQL | undefined {
  const { status, afterSaleStage } = columnsOf(state)
  const isAtStage = afterSaleStage ? eq(orders.afterSaleStage, afterSaleStage) : undefined
  return and(eq(orders.status, status), isAtStage)
}

/** The deadline stands still while a request is open, and goes on with the time that was left. */
function columnsAfter(
  move: Move,
  { from, known, at }: { from: OrderState; known: OrderRow | null; at: Moment },
): Partial<OrderRow> {
  if (move.to === 'stateBefore') {
    if (!known || known.statusBefore === null) throw new OrderRefusal('stateChanged')
    const { statusBefore: status, deadlineLeftMs } = known
    return {
      status,
      statusBefore: null,
      afterSaleStage: null,
      deadline: deadlineLeftMs === null ? null : new Date(timeOf(at) + deadlineLeftMs),
      deadlineLeftMs: null,
    }
  }
  if (!isStage(move.to) && isStage(from))
    return { ...columnsOf(move.to), statusBefore: null, deadlineLeftMs: null }
  if (!isStage(move.to) || isStage(from)) return columnsOf(move.to)
  const deadline = known?.deadline ?? null
  return {
    ...columnsOf(move.to),
    statusBefore: columnsOf(from).status,
    deadline: null,
    deadlineLeftMs: deadline && deadline.getTime() - timeOf(at),
  }
}

function timeOf(at: Moment): number {
  if (at instanceof Date) return at.getTime()
  throw new Error('a deadline that stops or goes on needs the moment itself')
}

function stateIn({ event, to }: Move): OrderState {
  if (to === 'stateBefore') throw new Error(`${event} is no first move`)
  return to
}

/** The history row and the shopper's notice, of the row that `moved` answers. */
function tellOfMoved(
  tx: Db,
  { event: type, actor }: Move,
  told: { fromStatus: number | null; refundId?: number | SQL | undefined; at: Moment },
) {
  const { fromStatus, refundId = null } = told
  const at = sql.param(told.at, orderEvents.createdAt)
  const readAt = actor === 'shopper' ? at : null
  const event = tx.$with('event', {}).as(
    sql`insert into ${orderEvents} (order_id, type, actor, from_status, to_status, refund_id, created_at)
      select id, ${type}, ${actor}, ${fromStatus}, status, ${refundId}, ${at} from moved returning *`,
  )
  const notice = tx.$with('notice', {}).as(
    sql`insert into ${notices} (user_id, kind, order_id, refund_id, created_at, read_at)
      select user_id, ${type}, id, ${refundId}, ${at}, ${readAt} from moved`,
  )
  return { event, notice }
}
