import { and, eq, sql } from 'drizzle-orm'
import { mostCounted } from '../../../contract/mostCounted.ts'
import { orderCodes, type OrderFilter } from '../../../contract/orderDetail.ts'
import { jsonColumn } from '../../db/jsonRows.ts'
import { readTogether } from '../../db/readTogether.ts'
import { orders } from '../../db/schema/orders.ts'
import { sessions } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { CallerCtx } from '../ctx.ts'
import { toJson, type OwnAnswer } from '../ownAnswer.ts'
import { hashToken, liveSession, sessionColumns } from '../session/findSession.ts'
import { carryOutOwnDue } from './carryOutOwnDue.ts'
import { isAnyDue } from './dueOrders.ts'

interface Told {
  counts: Record<OrderFilter, number>
}

export async function countOrders({ ctx }: { ctx: CallerCtx }): Promise<OwnAnswer<Told>> {
  const seen = await readCounts(ctx)
  const { userId, sessionId } = seen
  if (seen.isAnyDue) await carryOutOwnDue({ ...ctx, userId, sessionId })
  const { byStatus } = seen.isAnyDue ? await readCounts(ctx) : seen
  return { userId, json: toJson(toTold(byStatus)) }
}

async function readCounts(ctx: CallerCtx) {
  const found = await selectCounts(ctx.db, {
    tokenHash: hashToken(ctx.caller.token),
    now: ctx.clock.now(),
  })
  if (!found) throw new Refusal('notLoggedIn')
  const { place: _, session, ...counted } = found
  return { ...liveSession(ctx, session), ...counted }
}

function toTold(byStatus: CountedByStatus): Told {
  const sum = Object.values(byStatus).reduce((all, times) => all + times, 0)
  return { counts: { all: Math.min(sum, mostCounted), ...byStatus } }
}

type CountedByStatus = Record<Exclude<OrderFilter, 'all'>, number>

const everyStatus = Object.values(orderCodes)
  .map((code) => `(${code}::smallint)`)
  .join(', ')

const selectCounts = readTogether({ tokenHash: 'bytea', now: 'timestamptz' })(
  'own_order_counts',
  (db, { rows, place, values: { tokenHash, now } }) => {
    const isOwn = eq(orders.userId, sessions.userId)
    return db
      .select({
        place,
        session: sessionColumns,
        isAnyDue: jsonColumn(isAnyDue(isOwn, now), (found: boolean) => found),
        byStatus: jsonColumn(
          sql`(select json_object_agg(status, times) from (values ${sql.raw(everyStatus)}) stands (status)
          cross join lateral (select count(*) as times from (
            select from ${orders} where ${and(isOwn, sql`${orders.status} = stands.status`)}
            limit ${sql.raw(String(mostCounted))}
          ) own) counted)`,
          (json: CountedByStatus) => json,
        ),
      })
      .from(rows)
      .innerJoin(sessions, eq(sessions.tokenHash, tokenHash))
  },
)
