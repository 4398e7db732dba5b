import { expect } from '@playwright/test'
import type { Stage } from './stage.ts'

/** What most screens have in common, as parts of a proof. */

export async function isLoading({ page }: Stage): Promise<void> {
  await expect(page.locator('main').getByText('Loading', { exact: true }).first()).toBeAttached()
}

export async function offersRetry({ page }: Stage): Promise<void> {
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
}

export async function asksAgain({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click()
}

export function buttonIsBusy(name: string | RegExp) {
  return async ({ page }: Stage): Promise<void> => {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
  }
}

export function buttonIsReady(name: string | RegExp) {
  return async ({ page }: Stage): Promise<void> => {
    const button = page.getByRole('button', { name })
    await expect(button).toBeEnabled()
    await expect(button).not.toHaveAttribute('aria-busy')
  }
}

export function taps(name: string | RegExp) {
  return async ({ page }: Stage): Promise<void> => {
    await page.getByRole('button', { name }).click()
  }
}

export function says(text: string | RegExp) {
  return async ({ page }: Stage): Promise<void> => {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
}

export const comesBack = (stage: Stage): Promise<void> => stage.leaveAndReturn()
export const goesOnlineAgain = (stage: Stage): Promise<void> => stage.loseAndRegainConnection()
