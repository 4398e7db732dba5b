import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CallerCtx } from '../ctx.ts'
import { rewrite, tellRefunds } from '../orders/inReadersWords.ts'
import { toJson, type OwnAnswer } from '../ownAnswer.ts'
import { ownRows } from '../ownRows.ts'
import { toRefundDetails } from './readRefunds.ts'

const readOwn = ownRows('own_refunds', refunds)

/** The requests of whoever calls, in the reader's words. */
export function listRefunds(catalogue: Catalogue) {
  return async (given: {
    ctx: CallerCtx
    input: { cursor?: string | undefined; limit: number }
  }): Promise<OwnAnswer<{ list: RefundDetail[]; nextCursor: string | null }>> => {
    const { ctx, input } = given
    const { userId, list, nextCursor } = await readOwn(ctx, input, {})
    const answer = { list: await toRefundDetails(ctx.db, list), nextCursor }
    return { userId, json: toJson(await rewrite({ ...ctx, catalogue }, answer, tellRefunds)) }
  }
}
