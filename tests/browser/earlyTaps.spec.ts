import { expect, test } from './support/test.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { enterAs } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'

test('replays all taps made before hydration, in their order', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/detail/9', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'E27', exact: true }).click()
  await page.getByRole('button', { name: '4 bulbs' }).click()
  await page.getByRole('button', { name: 'Choose base' }).click()
  release()

  await expect(page.getByRole('button', { name: '4 bulbs' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('link', { name: 'Cart, 1 piece' }).click()
  await expect(page.getByRole('dialog').getByText('4 bulbs')).toBeVisible()
})

test('a button that is tapped twice before hydration counts twice', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/detail/9', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'E27', exact: true }).click()
  await page.getByRole('button', { name: '4 bulbs' }).click()
  const more = page.getByRole('button', { name: 'One more' })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: 'Choose base' }).click()
  release()
  await expect(page.getByRole('link', { name: 'Cart, 3 pieces' })).toBeVisible()
})

test('what is chosen from a list before hydration is chosen', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Appearance' }).selectOption('dark')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(page.getByRole('combobox', { name: 'Appearance' })).toHaveValue('dark')
})

test('a tap on a shopper’s own page counts, though the app renders that page again', async ({
  page,
  request,
}) => {
  const release = await openOwnPage(page, request, '/filter')
  await page.getByRole('button', { name: 'Log out' }).click()
  release()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('what is typed on a shopper’s own page stays, though the app renders that page again', async ({
  page,
  request,
}) => {
  const release = await openOwnPage(page, request, '/myPurchases/all')
  const search = page.getByRole('searchbox', { name: 'Search my orders' })
  await search.pressSequentially('HL26')
  release()
  await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
  await expect(search).toBeFocused()
  await page.keyboard.type('11')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/myPurchases/all?q=HL2611')
})

test('the field being typed into is never without the focus, though the app renders its page again', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const watch = new MutationObserver(() => {
        const field = document.querySelector('input[type=search]')
        const isFocused = document.activeElement === field
        Object.assign(window, { wasFocused: isFocused })
        watch.disconnect()
      })
      const place = document.querySelector('#app')
      if (place) watch.observe(place, { childList: true })
    })
  })
  const release = await openOwnPage(page, request, '/myPurchases/all')
  await page.getByRole('searchbox', { name: 'Search my orders' }).focus()
  release()
  await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
  expect(await page.evaluate(() => Object(window).wasFocused)).toBe(true)
})

/** Opens a page of a new shopper. Its scripts wait until the returned function is called. */
async function openOwnPage(
  page: Page,
  request: APIRequestContext,
  path: string,
): Promise<() => void> {
  await enterAs(page, await registerShopper(request))
  await page.goto('/home')
  await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

/** Holds back every script of the app until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
