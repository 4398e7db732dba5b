import type { Notice } from '../../../contract/notices.ts'
import { notices } from '../../db/schema/users.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CallerCtx } from '../ctx.ts'
import { rewrite, tellFaces } from '../orders/inReadersWords.ts'
import { readOrderFaces } from '../orders/readOrderFaces.ts'
import { toJson, type OwnAnswer } from '../ownAnswer.ts'
import { ownRows } from '../ownRows.ts'
import { toNotice } from './toNotice.ts'

const readOwn = ownRows('own_notices', notices)

/** The notices of whoever calls, in the reader's words. */
export function listNotices(catalogue: Catalogue) {
  return async (given: {
    ctx: CallerCtx
    input: { cursor?: string | undefined; limit: number }
  }): Promise<OwnAnswer<{ list: Notice[]; nextCursor: string | null }>> => {
    const { ctx, input } = given
    const { userId, list, nextCursor } = await readOwn(ctx, input, {})
    const faces = await readOrderFaces(
      ctx.db,
      list.map(({ orderId }) => orderId),
    )
    const answer = {
      list: list.map((row) => ({ ...toNotice(row), order: faces.get(row.orderId) ?? null })),
      nextCursor,
    }
    return { userId, json: toJson(await rewrite({ ...ctx, catalogue }, answer, tellFaces)) }
  }
}
