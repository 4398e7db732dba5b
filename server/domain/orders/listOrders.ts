import type { OrderFilter, OrderSummary } from '../../../contract/orderDetail.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CallerCtx, Ctx } from '../ctx.ts'
import { cutPage, readIdCursor, withOneMore, type Page } from '../cursor.ts'
import type { OwnAnswer } from '../ownAnswer.ts'
import { readForSession } from '../session/findSession.ts'
import { carryOutOwnDue } from './carryOutOwnDue.ts'
import { rewrite, tellOrders } from './inReadersWords.ts'
import { rowsIn } from '../rowVersions.ts'
import { readSessionsPage, type SessionsPage } from './ownPage.ts'
import { readSummaries } from './readSummaries.ts'
import { searchOwnOrders } from './searchOwnOrders.ts'

interface Input {
  status: OrderFilter
  q: string
  cursor?: string | undefined
  limit: number
}

/**
 * The orders of whoever calls, in the reader's words. A deadline that has passed is carried out first, so
 * that a list never shows a stale one. What was written before is answered again as long as PostgreSQL
 * tells of the same orders in the same versions.
 */
export function listOrders(catalogue: Catalogue) {
  return async (given: {
    ctx: CallerCtx
    input: Input
  }): Promise<OwnAnswer<Page<OrderSummary>>> => {
    const { ctx, input } = given
    const seen = await findPage(ctx, input)
    const { userId, sessionId } = seen
    if (seen.page.isAnyDue) await carryOutOwnDue({ ...ctx, userId, sessionId })
    const { page } = seen.page.isAnyDue ? await findPage(ctx, input) : seen
    const json = await catalogue.written(`${ctx.lang} ${input.limit} ${page.orders}`, async () => {
      const { list, nextCursor } = cutPage(rowsIn(page.orders), input.limit, (order) => order)
      const answer = { list: await readSummaries(ctx.db, list), nextCursor }
      return rewrite({ ...ctx, catalogue }, answer, tellOrders)
    })
    return { userId, json }
  }
}

async function findPage(ctx: CallerCtx, input: Input): Promise<SessionsPage> {
  const { token } = ctx.caller
  const wanted = await readForSession(ctx, token, () => pageWanted(ctx, input))
  if (input.q === '') return readSessionsPage(ctx, wanted)
  return searchOwnOrders(ctx, { ...wanted, words: input.q })
}

function pageWanted(ctx: Ctx, { status, cursor, limit }: Input) {
  return {
    status: status === 'all' ? null : Number(status),
    before: readIdCursor(cursor),
    most: withOneMore(limit),
    now: ctx.clock.now(),
  }
}
