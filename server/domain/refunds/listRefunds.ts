import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CallerCtx } from '../ctx.ts'
import type { Page } from '../cursor.ts'
import { rewrite, tellRefunds } from '../orders/inReadersWords.ts'
import type { OwnAnswer } from '../ownAnswer.ts'
import { ownPages } from '../ownPages.ts'
import { toRefundDetails } from './readRefunds.ts'

/** A request's lines are written along with its row. */
const tellOwn = ownPages('own_refunds', refunds)

/** The requests of whoever calls, in the reader's words. */
export function listRefunds(catalogue: Catalogue) {
  return (given: {
    ctx: CallerCtx
    input: { cursor?: string | undefined; limit: number }
  }): Promise<OwnAnswer<Page<RefundDetail>>> => {
    const ctx = { ...given.ctx, catalogue }
    return tellOwn(ctx, given.input, async ({ list, nextCursor }) => {
      const answer = { list: await toRefundDetails(ctx.db, list), nextCursor }
      return rewrite(ctx, answer, tellRefunds)
    })
  }
}
