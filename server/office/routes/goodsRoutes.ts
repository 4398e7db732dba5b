import { listPromos } from '../../domain/checkout/listPromos.ts'
import { listStock } from '../../domain/stock/listStock.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { listStockQuery } from '../reading.ts'
import { nothingAsked } from '../requests.ts'

/** What is sold, and how it is praised. */
export function addGoodsRoutes({ ask }: OfficeRoutes): void {
  ask('/stock', listStockQuery, { answer: (ctx, input) => listStock({ ctx, input }) })
  ask('/promos', nothingAsked, { answer: (ctx) => listPromos({ ctx, input: {} }) })
}
