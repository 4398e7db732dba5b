import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { givenRows } from '../../db/jsonRows.ts'
import { priceChanges } from '../../db/schema/catalogue.ts'

export interface PriceChange {
  skuId: number
  priceCents: number
  changedAt: Date
}

/**
 * Adds to the history of prices, in the order given. A trigger updates the variants, and finds the
 * prior price of a reduction. The caller has locked the variants. No change is older than the one
 * before it, even if the clock went back.
 */
export async function setPrices(tx: Db, changes: readonly PriceChange[]): Promise<void> {
  if (changes.length === 0) return
  const { skuId, priceCents, changedAt } = priceChanges
  const given = givenRows(sql`${JSON.stringify(changes)}`, { skuId, priceCents, changedAt })
  await tx.execute(sql`
    insert into price_changes (sku_id, price_cents, changed_at)
    select "skuId", "priceCents", greatest("changedAt", (
      select max(changed_at) from price_changes where sku_id = "skuId"
    )) from ${given}`)
}
