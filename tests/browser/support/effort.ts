import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/**
 * Counts a person's taps, typed characters and keys apart. A picture in the system's chooser is a
 * second tap. A key is a digit of a code, or the keyboard's own “next” and “done”.
 */
export function countEffort(page: Page) {
  const spent = { taps: 0, characters: 0, keys: 0 }

  async function type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused()
    spent.characters += text.length
    await page.keyboard.type(text)
  }

  return {
    spent: () => ({ ...spent }),
    async tap(target: Locator): Promise<void> {
      spent.taps += 1
      await target.click()
    },
    /** Types into a field that must already have the focus. */
    type,
    /** The keyboard's “next” leads from field to field, until this one is reached. */
    async typeNext(field: Locator, text: string): Promise<void> {
      await expect(async () => {
        await page.keyboard.press('Tab')
        spent.keys += 1
        await expect(field).toBeFocused({ timeout: 50 })
      }).toPass({ intervals: [0] })
      await type(field, text)
    },
    /** The keyboard's “done”. */
    async done(): Promise<void> {
      spent.keys += 1
      await page.keyboard.press('Enter')
    },
    async enterCode(field: Locator, code: string): Promise<void> {
      await expect(field).toBeFocused()
      spent.keys += code.length
      await page.keyboard.type(code)
    },
    async choosePicture(
      button: Locator,
      picture: { name: string; mimeType: string; buffer: Buffer },
    ): Promise<void> {
      spent.taps += 2
      await button.setInputFiles(picture)
    },
  }
}
