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

/** Pulls the screen down with a finger, as far as it takes to load again. */
export async function pulls({ page }: Stage): Promise<void> {
  const head = page.locator('main').filter({ visible: true }).locator('[data-phase]')
  await expect(head).toHaveAttribute('data-phase', 'resting')
  await page.evaluate(() => window.scrollTo(0, 0))
  await head.locator('..').evaluate((area) => {
    const touch = (clientY: number) =>
      new Touch({ identifier: 1, target: area, clientX: 100, clientY })
    const send = (type: string, touches: Touch[]) =>
      area.dispatchEvent(
        new TouchEvent(type, { touches, bubbles: true, cancelable: true, changedTouches: touches }),
      )
    send('touchstart', [touch(100)])
    send('touchmove', [touch(500)])
    send('touchend', [])
  })
}

/** Signs in on the sign-in screen, on the way to another one. */
export async function signsIn(stage: Stage, returnTo: string): Promise<void> {
  const { page, shopper } = stage
  await stage.goTo(`/login?returnTo=${encodeURIComponent(returnTo)}`)
  await page.getByRole('textbox', { name: 'Account' }).fill(shopper.account)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
