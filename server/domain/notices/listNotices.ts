import type { Notice } from '../../../contract/notices.ts'
import type { Db } from '../../db/client.ts'
import { notices } from '../../db/schema/users.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CallerCtx } from '../ctx.ts'
import type { Page } from '../cursor.ts'
import { rewrite, tellFaces } from '../orders/inReadersWords.ts'
import { readOrderFaces } from '../orders/readOrderFaces.ts'
import type { OwnAnswer } from '../ownAnswer.ts'
import { ownPages } from '../ownPages.ts'
import { toNotice } from './toNotice.ts'

const tellOwn = ownPages('own_notices', notices)

/** The notices of whoever calls, in the reader's words. */
export function listNotices(catalogue: Catalogue) {
  return (given: {
    ctx: CallerCtx
    input: { cursor?: string | undefined; limit: number }
  }): Promise<OwnAnswer<Page<Notice>>> => {
    const ctx = { ...given.ctx, catalogue }
    return tellOwn(ctx, given.input, async ({ list, nextCursor }) => {
      const answer = { list: await withFaces(ctx.db, list), nextCursor }
      return rewrite(ctx, answer, tellFaces)
    })
  }
}

/** Each with what its order is known by. */
async function withFaces(
  db: Db,
  rows: readonly (typeof notices.$inferSelect)[],
): Promise<Notice[]> {
  const faces = await readOrderFaces(
    db,
    rows.map(({ orderId }) => orderId),
  )
  return rows.map((row) => ({ ...toNotice(row), order: faces.get(row.orderId) ?? null }))
}
