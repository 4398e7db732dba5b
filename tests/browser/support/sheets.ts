import { expect, type Page } from '@playwright/test'

/** The sheets that the current history entry records as open. */
export async function stepsOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (history.state as { steps?: unknown[] } | null)?.steps ?? [])
}

/** A sheet that was just closed still goes back in the history, which would undo a visit or a reload. */
export async function sheetsAreClosed(page: Page): Promise<void> {
  await expect.poll(() => stepsOf(page)).toEqual([])
}
