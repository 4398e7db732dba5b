import { billCsv, listBill as description } from '../../contract/bill.ts'
import { billFile } from '../domain/wallet/bills/billFile.ts'
import { listBill } from '../domain/wallet/bills/listBill.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { withLocalizedLines, localizePreviews } from '../domain/trade/orders/localizeOrder.ts'
import { billWords } from '../messages/billWords.ts'
import { parseInput, readQuery } from './input.ts'
import { withSession } from '../http/session.ts'
import { answerPlain } from './plainRoute.ts'
import { shopperRoute, type Api } from './route.ts'

export function billRoutes(api: Api, catalogue: Catalogue): void {
  shopperRoute(api, description, withLocalizedLines(catalogue, listBill, localizePreviews))
  api.hono.get(billCsv.address, (context) =>
    answerPlain(api, context, async (ctx) => {
      const shopper = await withSession(ctx, context.req.raw)
      const input = parseInput(billCsv, readQuery(context.req.url).values)
      const file = billFile({ ctx: { ...shopper, words: billWords[ctx.lang] }, input })
      return new Response(file, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="bill-${input.month || 'all'}.csv"`,
          'cache-control': 'no-store',
        },
      })
    }),
  )
}
