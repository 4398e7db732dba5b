import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Quote } from '../../../contract/quote.ts'
import { buttonIsReady, factOn, money } from './onScreen.ts'
import type { Stage } from './stage.ts'

/** Shows the order's total and its parts, also on the button that places it. */
export async function showsSums(stage: Stage, quote: Quote | null): Promise<void> {
  if (quote === null) throw new Error('nothing is open without a quote')
  await expect(factOn(stage, 'Subtotal')).toHaveText(money(quote.subtotalCents))
  await expect(factOn(stage, 'Total')).toHaveText(money(quote.totalCents))
  await buttonIsReady(`Place order and pay ${money(quote.totalCents)}`)(stage)
}

export async function opensFold(page: Page, title: string): Promise<void> {
  const fold = page.locator('details', { hasText: title })
  if ((await fold.getAttribute('open')) === null) await fold.getByText(title).click()
}
