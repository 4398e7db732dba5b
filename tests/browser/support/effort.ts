import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/**
 * What a person does to get somewhere, counted where it is done. A picture in the system's chooser is a
 * second tap. A digit of a code is a character, since the sheet's own keys are only a keyboard.
 */
export function countEffort(page: Page) {
  const spent = { taps: 0, characters: 0 }

  async function tap(target: Locator): Promise<void> {
    spent.taps += 1
    await target.click()
  }

  /** Into the field that has the focus by itself. */
  async function typeOn(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused()
    spent.characters += text.length
    await page.keyboard.type(text)
  }

  return {
    /** As it stands. */
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
