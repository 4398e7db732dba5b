import { listShoppers, showShopper } from '../../domain/account/showShopper.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { listShoppersQuery, showShopperQuery } from '../reading.ts'

export function addShopperRoutes({ ask }: OfficeRoutes): void {
  ask('/shoppers', listShoppersQuery, { answer: (ctx, input) => listShoppers({ ctx, input }) })
  ask('/shopper', showShopperQuery, {
    about: ({ account }) => [`shopper ${account}`],
    answer: (ctx, input) => showShopper({ ctx, input }),
  })
}
