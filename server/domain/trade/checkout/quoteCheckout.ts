import type { Quote } from '../../../../contract/quote.ts'
import { priceItems, readPriceTerms, type Item } from './priceItems.ts'
import { countGuess, type BuyerCtx } from './promoGuesses.ts'

export async function quoteCheckout(given: {
  ctx: BuyerCtx
  input: {
    items: readonly Item[]
    promoCode?: string | undefined
    country?: string | undefined
  }
}): Promise<Quote> {
  const { ctx, input } = given
  const terms = await readPriceTerms(ctx, input)
  await countGuess(ctx, terms.promo)
  return priceItems(terms, input.country ?? null).quote
}
