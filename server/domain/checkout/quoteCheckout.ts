import type { Quote } from '../../../contract/quote.ts'
import type { CallerCtx } from '../ctx.ts'
import { toJson, type OwnAnswer } from '../ownAnswer.ts'
import { priceItems, readSessionsPriceTerms, type Item } from './priceItems.ts'

export async function quoteCheckout(given: {
  ctx: CallerCtx
  input: {
    items: readonly Item[]
    promoCode?: string | undefined
    country?: string | undefined
  }
}): Promise<OwnAnswer<Quote>> {
  const { ctx, input } = given
  const { userId, ...priceTerms } = await readSessionsPriceTerms(ctx, input)
  return { userId, json: toJson(priceItems(priceTerms, input.country ?? null).quote) }
}
