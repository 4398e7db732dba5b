import type { Locator, Page } from '@playwright/test'

/**
 * What a person does to get somewhere, counted where it is done. A field that has the focus already is
 * not tapped; a list's option is a second tap, and so is a picture in the system's chooser. A digit of a
 * code is a character, since the sheet's own keys are only a keyboard.
 */
export function countEffort(page: Page) {
  const spent = { taps: 0, characters: 0 }

  async function tap(target: Locator): Promise<void> {
    spent.taps += 1
    await target.click()
  }

  return {
    /** As it stands. */
    spent: () => ({ ...spent }),
    tap,
    async type(field: Locator, text: string): Promise<void> {
      if (!(await hasFocus(field))) await tap(field)
      spent.characters += text.length
      await page.keyboard.type(text)
    },
    async choose(list: Locator, option: string): Promise<void> {
      spent.taps += 2
      await list.selectOption(option)
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

export type Effort = ReturnType<typeof countEffort>

function hasFocus(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement)
}
