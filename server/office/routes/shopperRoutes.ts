import { listShoppers, showShopper } from '../../domain/account/showShopper.ts'
import { adjustBalance } from '../../domain/ledger/adjustBalance.ts'
import { confirmingOutlook } from '../confirmations.ts'
import { adjustBody } from '../doing.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { listShoppersQuery, showShopperQuery } from '../reading.ts'
import { shopperSubject } from '../subjects.ts'

export function addShopperRoutes({ ask, act }: OfficeRoutes): void {
  ask('/shoppers', listShoppersQuery, { answer: (ctx, input) => listShoppers({ ctx, input }) })
  ask('/shopper', showShopperQuery, {
    about: ({ account }) => [`shopper ${account}`],
    answer: (ctx, input) => showShopper({ ctx, input }),
  })
  act('/shopper/adjust', adjustBody, {
    about: ({ account }) => shopperSubject(account),
    act: (ctx, { confirmedCents, ...input }) =>
      adjustBalance({ ctx: { ...ctx, confirm: confirmingOutlook(confirmedCents) }, input }),
  })
}
