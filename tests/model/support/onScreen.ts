import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { getUserInfo } from '../../../contract/account.ts'
import { look } from './looks.ts'
import type { Stage } from './stage.ts'

/** Parts of a proof that most screens share. */

/** The visible screen: views that are kept alive behind it have a `main` too. */
export function screenOf({ page }: Pick<Stage, 'page'>): Locator {
  return page.locator('main').filter({ visible: true })
}

/** The value next to this label on the visible screen. */
export function factOn(stage: Pick<Stage, 'page'>, label: string): Locator {
  const { page } = stage
  return screenOf(stage)
    .locator('div:has(> dt)')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
}

/** Cents as the screens write them, below a thousand dollars. */
export function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

export async function isLoading(stage: Stage): Promise<void> {
  await expect(screenOf(stage).getByText('Loading', { exact: true }).first()).toBeAttached()
}

export async function offersRetry({ page }: Stage): Promise<void> {
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
}

export async function asksAgain({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click()
}

export function buttonIsBusy(name: string | RegExp) {
  return look(`${name} is busy`, async ({ page }: Stage): Promise<void> => {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
  })
}

export function buttonIsReady(name: string | RegExp) {
  return look(`${name} is ready`, async ({ page }: Stage): Promise<void> => {
    const button = page.getByRole('button', { name })
    await expect(button).toBeEnabled()
    await expect(button).not.toHaveAttribute('aria-busy')
  })
}

export function taps(name: string | RegExp) {
  return async ({ page }: Stage): Promise<void> => {
    await page.getByRole('button', { name }).click()
  }
}

export function says(text: string | RegExp) {
  return look(`says ${text}`, async ({ page }: Stage): Promise<void> => {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  })
}

/** Enters from a public page, once the shopper is known. */
export async function entersOwnScreen(stage: Stage, path: string): Promise<void> {
  await stage.goTo(path)
  await knowsShopper(stage)
}

/** Waits until the app knows who is signed in, on this page or on one before it. */
export async function knowsShopper({ page }: Stage): Promise<void> {
  const findCall = async () =>
    (await page.requests()).find((request) => request.url().includes(getUserInfo.path))
  await expect.poll(async () => (await findCall()) !== undefined).toBe(true)
  await (await findCall())?.response()
}

export const comesBack = (stage: Stage): Promise<void> => stage.leaveAndReturn()
export const goesOnlineAgain = (stage: Stage): Promise<void> => stage.loseAndRegainConnection()

/** Makes the browser report that the page is visible, as after a switch of tabs. */
export async function comesIntoSight({ page }: Stage): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Pulls the screen down with a finger, far enough to refresh. */
export async function pulls(stage: Stage): Promise<void> {
  await expect(pulledHead(stage)).toHaveAttribute('data-phase', 'resting')
  await stage.page.evaluate(() => window.scrollTo(0, 0))
  await touches(stage, [
    { type: 'touchstart', clientY: 100 },
    { type: 'touchmove', clientY: 500 },
    { type: 'touchend' },
  ])
}

type TouchStep =
  | { type: 'touchstart' | 'touchmove'; clientY: number }
  | { type: 'touchend'; clientY?: never }

/** Touches the content that can be pulled with one finger. */
export async function touches(stage: Stage, steps: readonly TouchStep[]): Promise<void> {
  await pulledHead(stage)
    .locator('..')
    .evaluate((area, given) => {
      for (const { type, clientY } of given) {
        const changedTouches = [
          new Touch({ identifier: 1, target: area, clientX: 100, clientY: clientY ?? 0 }),
        ]
        const touches = clientY === undefined ? [] : changedTouches
        area.dispatchEvent(
          new TouchEvent(type, { touches, changedTouches, bubbles: true, cancelable: true }),
        )
      }
    }, steps)
}

function pulledHead(stage: Stage) {
  return screenOf(stage).locator('[data-phase]')
}

/** The shopper's account and password. */
export function credentialsOf({ shopper }: Pick<Stage, 'shopper'>) {
  return { account: shopper.account, password: shopper.password }
}

/** Signs in on the sign-in screen, on the way to another one. */
export async function signsIn(stage: Stage, returnTo: string): Promise<void> {
  await fillSignIn(stage, returnTo)
  await stage.page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in until it succeeds: the spec's guard blocks a second try within 1000 ms. */
export async function getsIn(stage: Stage, returnTo: string): Promise<void> {
  const button = stage.page.getByRole('button', { name: 'Sign in' })
  await fillSignIn(stage, returnTo)
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_500 })
    await expect(stage.page).toHaveURL(returnTo, { timeout: 1_500 })
  }).toPass()
}

async function fillSignIn(stage: Stage, returnTo: string): Promise<void> {
  const { page, shopper } = stage
  await stage.goTo(`/login?returnTo=${encodeURIComponent(returnTo)}`)
  await page.getByRole('textbox', { name: 'Account' }).fill(shopper.account)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
}
