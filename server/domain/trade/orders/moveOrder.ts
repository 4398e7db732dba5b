import { and, eq, sql, type Placeholder, type SQL, type WithSubquery } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/client.ts'
import { orderEvents, orders } from '../../../db/schema/orders.ts'
import { notices } from '../../../db/schema/users.ts'
import { OrderRefusal } from '../../kernel/errors.ts'
import { canMove, findMove, type Move, type MoveName, type OrderEvent } from './moves.ts'
import { orderIs, type OrderRef, type OrderRow } from './orderRow.ts'
import { columnsOf, isStage, stateOf, type OrderState } from './orderState.ts'

/** A moment, or the placeholder for one in a prepared statement. */
type Moment = Date | Placeholder

export type Step<At extends Moment = Date> = MoveName & {
  at: At
  /** A further condition in the same statement. */
  guard?: SQL
  /** Further columns. Status, stage and stopped deadlines follow from the table of moves. */
  set?: PgUpdateSetSource<typeof orders>
  refundId?: number | SQL
}

/** Further CTEs of a move's statement: those that the move reads, and those that read `moved`. */
interface MoreParts {
  before?: readonly WithSubquery[]
  after?: readonly WithSubquery[]
}

/**
 * Moves an order as its row of the table says: compare-and-set, history row and notice. Returns the
 * moved order; null when the order isn't in a state where the move begins. An order that wasn't
 * read can only make a move that begins in one state.
 */
export async function moveOrder(
  tx: Db,
  order: OrderRow | OrderRef,
  step: Step,
  { before = [], after = [] }: MoreParts = {},
): Promise<OrderRow | null> {
  const parts = transitionCtes(tx, order, step)
  if (!parts) return null
  const { moved, event, notice } = parts
  const [row] = await tx
    .with(...before, moved, event, notice, ...after)
    .select()
    .from(moved)
  return row ?? null
}

/**
 * The same as CTEs, for a verb that adds its own. CTEs that read `moved` take their locks after the
 * order's. Null when the order is known to be in another state.
 */
export function transitionCtes(tx: Db, ref: OrderRef, step: Step<Moment>): MoveParts
export function transitionCtes(
  tx: Db,
  order: OrderRow | OrderRef,
  step: Step<Moment>,
): MoveParts | null
export function transitionCtes(
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
      .set({ ...columnsAfter(move, { from, known, at }), ...set })
      .where(and(orderIs('status' in order ? { orderId: order.id } : order), isIn(from), guard))
      .returning(),
  )
  return {
    moved,
    ...historyAndNoticeCtes(tx, move, { fromStatus: columnsOf(from).status, refundId, at }),
  }
}

/** Moves a locked order, and refuses one that can't make this move. */
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

/** The CTEs of the first move, which inserts the order's row. */
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
  return { moved, ...historyAndNoticeCtes(tx, move, { fromStatus: null, at: values.placedAt }) }
}

/** Refuses early, for a verb that checks more than the state before it moves. */
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

/** Deadlines stop while a request is open, and go on with the time that was left. */
function columnsAfter(
  move: Move,
  { from, known, at }: { from: OrderState; known: OrderRow | null; at: Moment },
): Partial<OrderRow> {
  if (move.to === 'stateBefore') {
    if (!known || known.statusBefore === null) throw new OrderRefusal('stateChanged')
    const { statusBefore: status, deadlineLeftMs, returnLeftMs } = known
    const later = (leftMs: number | null) =>
      leftMs === null ? null : new Date(timeOf(at) + leftMs)
    return {
      status,
      statusBefore: null,
      afterSaleStage: null,
      deadline: later(deadlineLeftMs),
      deadlineLeftMs: null,
      returnUntil: later(returnLeftMs),
      returnLeftMs: null,
    }
  }
  if (!isStage(move.to) && isStage(from))
    return { ...columnsOf(move.to), statusBefore: null, deadlineLeftMs: null }
  if (isStage(from)) return { ...columnsOf(move.to), deadline: null }
  if (!isStage(move.to)) return columnsOf(move.to)
  const left = (deadline: Date | null | undefined) =>
    deadline ? deadline.getTime() - timeOf(at) : null
  return {
    ...columnsOf(move.to),
    statusBefore: columnsOf(from).status,
    deadline: null,
    deadlineLeftMs: left(known?.deadline),
    returnUntil: null,
    returnLeftMs: left(known?.returnUntil),
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

/** The history row and the shopper's notice, from the row that `moved` returns. */
function historyAndNoticeCtes(
  tx: Db,
  { event: type, actor }: Move,
  history: { fromStatus: number | null; refundId?: number | SQL | undefined; at: Moment },
) {
  const { fromStatus, refundId = null } = history
  const at = sql.param(history.at, orderEvents.createdAt)
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
