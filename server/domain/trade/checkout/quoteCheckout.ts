import type { Quote } from '../../../../contract/quote.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { priceItems, readPriceTerms, type Item } from './priceItems.ts'

export async function quoteCheckout(given: {
  ctx: ShopperCtx
  input: {
    items: readonly Item[]
    promoCode?: string | undefined
    country?: string | undefined
  }
}): Promise<Quote> {
  const { ctx, input } = given
  return priceItems(await readPriceTerms(ctx, input), input.country ?? null).quote
}
