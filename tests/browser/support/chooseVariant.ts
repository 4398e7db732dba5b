import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Chooses the first value in stock of each option that has none yet, in the page or in a sheet. */
export async function chooseVariant(
  place: Page | Locator,
  tap: (value: Locator) => Promise<void> = (value) => value.click(),
): Promise<void> {
  const groups = place.locator('fieldset[data-option]:visible')
  const open = place.locator('fieldset[data-option]:not(:has([aria-pressed=true])):visible')
  const first = open.first().locator('button:not([aria-label$="sold out"])').first()
  await expect(groups.first()).toBeVisible()
  for (let left = await open.count(); left > 0; left -= 1) {
    await tap(first)
    await expect(open).toHaveCount(left - 1)
  }
}
