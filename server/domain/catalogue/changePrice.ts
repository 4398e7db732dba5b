import { desc, eq } from 'drizzle-orm'
import { priceChanges, skus } from '../../db/schema/catalogue.ts'
import { publishChange } from '../kernel/changes.ts'
import { OfficeRefusal } from '../kernel/errors.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { setPrices } from './setPrices.ts'

export interface PriceOfVariant {
  sku: string
  priceCents: number
  /** The crossed-out price of a reduction; null: none. */
  priorPriceCents: number | null
  /** Newest first. */
  history: { priceCents: number; changedAt: string }[]
}

type Given<Input> = { ctx: Pick<Ctx, 'db' | 'clock'>; input: Input }

/** Sets a variant's price. Carts that hold it show the change; placed orders keep their price. */
export async function changePrice({
  ctx,
  input: { sku, priceCents },
}: Given<{ sku: string; priceCents: number }>): Promise<PriceOfVariant> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(skus).where(eq(skus.code, sku)).for('update')
    if (!row) throw noSuchSku(sku)
    if (row.priceCents === priceCents) return
    await setPrices(tx, [{ skuId: row.id, priceCents, changedAt: ctx.clock.now() }])
    await publishChange(tx, { kind: 'products', productIds: [row.productId] })
  })
  return showPrice({ ctx, input: { sku } })
}

export async function showPrice({
  ctx,
  input: { sku },
}: {
  ctx: Pick<Ctx, 'db'>
  input: { sku: string }
}): Promise<PriceOfVariant> {
  const [row] = await ctx.db.select().from(skus).where(eq(skus.code, sku))
  if (!row) throw noSuchSku(sku)
  const history = await ctx.db
    .select({ priceCents: priceChanges.priceCents, changedAt: priceChanges.changedAt })
    .from(priceChanges)
    .where(eq(priceChanges.skuId, row.id))
    .orderBy(desc(priceChanges.changedAt), desc(priceChanges.id))
    .limit(100)
  return {
    sku,
    priceCents: row.priceCents,
    priorPriceCents: row.originalPriceCents,
    history: history.map(({ changedAt, ...change }) => ({
      ...change,
      changedAt: changedAt.toISOString(),
    })),
  }
}

function noSuchSku(sku: string): OfficeRefusal {
  return new OfficeRefusal('skuUnknown', `There is no sku "${sku}"`)
}
