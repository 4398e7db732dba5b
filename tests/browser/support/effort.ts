import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/**
 * Counts a person's taps and typed characters. A picture in the system's chooser is a second tap. A
 * digit of a code is a character, since the sheet's own keys are only a keyboard.
 */
export function countEffort(page: Page) {
  const spent = { taps: 0, characters: 0 }

  async function tap(target: Locator): Promise<void> {
    spent.taps += 1
    await target.click()
  }

  /** Types into a field that must already have the focus. */
  async function typeOn(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused()
    spent.characters += text.length
    await page.keyboard.type(text)
  }

  return {
    spent: () => ({ ...spent }),
    tap,
    async type(field: Locator, text: string): Promise<void> {
      await tap(field)
      await typeOn(field, text)
    },
    typeOn,
    async choosePicture(
      button: Locator,
      picture: { name: string; mimeType: string; buffer: Buffer },
    ): Promise<void> {
      spent.taps += 2
      await button.setInputFiles(picture)
    },
  }
}
