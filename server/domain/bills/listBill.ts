import { and, eq, sql } from 'drizzle-orm'
import { readTogether } from '../../db/readTogether.ts'
import { accounts } from '../../db/schema/ledger.ts'
import { sessions } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CallerCtx } from '../ctx.ts'
import { readIdCursor } from '../cursor.ts'
import { rewrite, tellFaces } from '../orders/inReadersWords.ts'
import type { OwnAnswer } from '../ownAnswer.ts'
import {
  hashToken,
  liveSession,
  readForSession,
  sessionColumns,
  type Session,
} from '../session/findSession.ts'
import { readBill, type Bill } from './readBill.ts'
import type { BillFilter } from './readEntries.ts'

interface Input extends BillFilter {
  cursor?: string | undefined
  limit: number
}

/**
 * The bill of whoever calls, in the reader's words. What was written before is answered again as long as
 * the shopper's account is of the same version: each transfer writes its row, and no transfer changes.
 */
export function listBill(catalogue: Catalogue) {
  return async (given: { ctx: CallerCtx; input: Input }): Promise<OwnAnswer<Bill>> => {
    const { ctx, input } = given
    const { kind, month, limit } = input
    const before = await readForSession(ctx, ctx.caller.token, () => readIdCursor(input.cursor))
    const { userId, version } = await readSessionsVersion(ctx)
    const key = `bill ${userId} ${version} ${ctx.lang} ${kind} ${month} ${before} ${limit}`
    // What is read later than the version is never told as older than it is.
    const json = await catalogue.written(key, async () => {
      const bill = await readBill({ db: ctx.db, userId }, { kind, month, before, limit })
      return rewrite({ ...ctx, catalogue }, bill, tellFaces)
    })
    return { userId, json }
  }
}

async function readSessionsVersion(ctx: CallerCtx): Promise<Session & { version: string }> {
  const found = await selectVersion(ctx.db, { tokenHash: hashToken(ctx.caller.token) })
  if (!found) throw new Refusal('notLoggedIn')
  const { session, version } = found
  return { ...liveSession(ctx, session), version }
}

const selectVersion = readTogether({ tokenHash: 'bytea' })(
  'sessions_bill_version',
  (db, { rows, place, values }) =>
    db
      .select({ place, session: sessionColumns, version: sql<string>`${accounts}.xmin::text` })
      .from(rows)
      .innerJoin(sessions, eq(sessions.tokenHash, values.tokenHash))
      .innerJoin(
        accounts,
        and(eq(accounts.userId, sessions.userId), sql`${accounts.kind} = 'available'`),
      ),
)
