import type { Quote } from '../../../contract/quote.ts'
import type { ShopperCtx } from '../ctx.ts'
import { priceItems, type Item } from './priceItems.ts'

export async function quoteCheckout(given: {
  ctx: ShopperCtx
  input: { items: readonly Item[]; promoCode?: string | undefined }
}): Promise<Quote> {
  return (await priceItems(given.ctx, given.input)).quote
}
