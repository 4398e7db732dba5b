import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { focusedStop } from './sight.ts'

const mostStops = 60

/**
 * Presses Tab until the wanted element has the focus. Each element on the way must show its focus.
 */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  const focused = wanted.and(page.locator(':focus'))
  while (passed.length < mostStops) {
    await page.keyboard.press(key)
    const [{ name, wrong }, isThere] = await Promise.all([focusedStop(page), focused.count()])
    passed.push(name)
    expect(wrong, name).toEqual([])
    if (isThere === 1) return
  }
  throw new Error(`${wanted} did not get the focus, but ${passed.join(' → ')}`)
}

/** Tabs to the wanted element, and presses Enter on it. */
export async function enterOn(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** The sheet or dialog has the focus, and Tab and Shift+Tab stay inside. */
export async function expectFocusTrappedIn(page: Page, sheet: Locator): Promise<void> {
  const inside = sheet.locator(':focus').or(sheet.and(page.locator(':focus')))
  await expect(inside).toHaveCount(1)
  const stops = await sheet.locator('a[href], button:enabled, input:enabled').count()
  const keys = ['Shift+Tab', 'Shift+Tab', ...Array<string>(stops + 2).fill('Tab')]
  for (const key of keys) {
    await page.keyboard.press(key)
    const { name, wrong } = await focusedStop(page)
    expect(wrong, name).toEqual([])
    await expect(inside, name).toHaveCount(1)
  }
}

/** Escape closes the sheet, and the focus returns to its opener. */
export async function escapeTo(page: Page, sheet: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
}
