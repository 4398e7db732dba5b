import type { Quote } from '../../../../contract/quote.ts'
import { freightOf, freightTo, isSentTo } from '../../../../contract/freightTo.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { readGoods, type Goods } from '../cart/readGoods.ts'
import { split } from '../../ledger/split.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { promoFor, readPromo, type PromoTerms } from './promo.ts'
import type { BuyerCtx } from './promoGuesses.ts'

export interface Item {
  skuId: number
  quantity: number
}

/** A line with its shares of promo discount and freight, which add up to the order's. */
export interface PricedLine extends Goods {
  quantity: number
  discountCents: number
  freightShareCents: number
}

export interface Priced {
  lines: PricedLine[]
  quote: Quote
}

/** The inputs of pricing at one moment. */
export interface PriceTerms {
  items: readonly Item[]
  goods: ReadonlyMap<number, Goods>
  promo: PromoTerms | null
  at: Date
}

interface Wanted {
  items: readonly Item[]
  promoCode?: string | undefined
}

/** Reads the price terms, and locks the variants by id. */
export async function lockPriceTerms(ctx: BuyerCtx, input: Wanted): Promise<PriceTerms> {
  const items = combine(input.items)
  const skuIds = items.map((item) => item.skuId)
  const [goods, promo] = await pipelineAll(
    () => readGoods(ctx.db, skuIds, ctx.lang, { locked: true }),
    () => (input.promoCode ? readPromo(ctx, input.promoCode) : null),
  )
  return { items, goods, promo, at: ctx.clock.now() }
}

/** Reads the price terms without a lock. */
export async function readPriceTerms(ctx: BuyerCtx, input: Wanted): Promise<PriceTerms> {
  const items = combine(input.items)
  const skuIds = items.map((item) => item.skuId)
  const goods = await readGoods(ctx.db, skuIds, ctx.lang)
  const promo = input.promoCode ? await readPromo(ctx, input.promoCode) : null
  return { items, goods, promo, at: ctx.clock.now() }
}

/**
 * Prices the items. Those that can't be ordered to the country are left out and named in
 * `problems`.
 */
export function priceItems(priceTerms: PriceTerms, country: string | null): Priced {
  const { items, goods, promo: terms, at } = priceTerms
  const problems: Quote['problems'] = []
  const orderable: (Goods & { quantity: number })[] = []
  for (const { skuId, quantity } of items) {
    const found = goods.get(skuId)
    if (!found) {
      problems.push({ skuId, reason: 'notFound', available: 0 })
      continue
    }
    const { available } = found
    if (!found.sellable) problems.push({ skuId, reason: 'notSellable', available })
    else if (available < quantity) problems.push({ skuId, reason: 'outOfStock', available })
    else if (!isSentTo(found.freight, country))
      problems.push({ skuId, reason: 'notSentThere', available: 0 })
    else orderable.push({ ...found, quantity })
  }
  const subtotalCents = sum(orderable.map(amountOf))
  const promo = terms && orderable.length > 0 ? promoFor(terms, { subtotalCents, now: at }) : null
  const discountCents = promo?.discountCents ?? 0
  const byShop = Map.groupBy(orderable, (line) => line.shopId).values()
  const shops = [...byShop].map((own) => withFreight(own, country))
  const freightOfLine = new Map(
    shops.flatMap(({ shares }) => shares.map(({ item, cents }) => [item, cents])),
  )
  const lines = split(discountCents, orderable, amountOf).map(({ item: line, cents }) => ({
    ...line,
    discountCents: cents,
    freightShareCents: assertDefined(freightOfLine.get(line)),
  }))
  const freightCents = sum(shops.map((shop) => shop.freightCents))
  return {
    lines,
    quote: {
      groups: shops.map(
        ({ shopId, shopName, freightCents: shopFreightCents, delivery, lines: own }) => ({
          shopId,
          shopName,
          freightCents: shopFreightCents,
          delivery,
          lines: own.map(toQuoteLine),
        }),
      ),
      quantity: sum(orderable.map((line) => line.quantity)),
      subtotalCents,
      freightCents,
      discountCents,
      totalCents: subtotalCents + freightCents - discountCents,
      promo: promo && {
        code: promo.code,
        refusedFor: promo.refusedFor,
        minSubtotalCents: promo.minSubtotalCents,
      },
      problems,
    },
  }
}

function combine(items: readonly Item[]): Item[] {
  return [...Map.groupBy(items, (item) => item.skuId)].map(([skuId, same]) => ({
    skuId,
    quantity: sum(same.map((item) => item.quantity)),
  }))
}

function withFreight(lines: (Goods & { quantity: number })[], country: string | null) {
  const [first] = lines
  if (!first) throw new Error('a shop without lines')
  const { shopId, shopName, freight, delivery } = first
  const freightCents = freightOf(freightTo(freight, country), sum(lines.map(amountOf)))
  return {
    shopId,
    shopName,
    freightCents,
    delivery,
    lines,
    shares: split(freightCents, lines, amountOf),
  }
}

function toQuoteLine(line: Goods & { quantity: number }) {
  const { skuId, productId, shopId, shopName, title, variant, picture, unitPriceCents } = line
  const { quantity, nonReturnable } = line
  const named = { skuId, productId, shopId, shopName, title, variant, picture, nonReturnable }
  return { ...named, unitPriceCents, quantity }
}

function amountOf(line: { unitPriceCents: number; quantity: number }): number {
  return line.unitPriceCents * line.quantity
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
