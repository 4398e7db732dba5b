import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { setFavourite } from '../../contract/favourites.ts'
import { axeFindings } from './support/axe.ts'
import { mintAddress, registerShopper } from './support/shoppers.ts'
import type { BrowserShopper } from './support/shoppers.ts'
import { fromCiOn } from './support/whole.ts'

test.use({ expectedOnConsole: /Cross-Origin-Opener-Policy header has been ignored/ })

test(
  'over plain HTTP a guest’s heart and cart survive signing in',
  fromCiOn,
  async ({ page, request, baseURL }) => {
    const unexpectedErrors: string[] = []
    page.on('pageerror', (error) => unexpectedErrors.push(error.message))
    const shopper = await registerShopper(request)
    await mintAddress(request, shopper)
    const shop = `http://shop.example:${new URL(baseURL ?? '').port}`

    await test.step('the heart is set on the product after the return', async () => {
      await page.goto(`${shop}/search?q=coffee%20beans`)
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
      await page.getByRole('link', { name: /Morning roast coffee beans/ }).click()
      const heart = page.getByRole('button', { name: 'Favourite', exact: true })
      const saved = page.waitForResponse((answer) => answer.url().includes(setFavourite.path))
      await heart.click()
      await signInHere(page, shopper)
      await saved
      await expect(page).toHaveURL(/\/detail\//)
      await page.reload()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    })

    await test.step('the cart opens over the product, can be changed there, and closes by going back', async () => {
      await page.context().clearCookies()
      await page.reload()
      await page.getByRole('button', { name: '250 g' }).click()
      await page.getByRole('button', { name: 'Whole beans' }).click()
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByRole('link', { name: 'Cart, 1 piece' }).click()
      const sheet = page.getByRole('dialog', { name: 'Cart', exact: true })
      await expect(sheet.getByText('Morning roast coffee beans')).toBeVisible()
      await sheet.getByRole('button', { name: 'One more' }).click()
      await expect(sheet.getByText('2 pieces')).toBeVisible()
      await expect(sheet.getByText(/free for \$[\d.]+ more$/)).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(/\/detail\//)
      await page.goto(`${shop}/home`)
      await page.locator('#tabs').getByRole('link', { name: /Cart$/ }).click()
      await expect(sheet.getByText('2 pieces')).toBeVisible()
      await expect(page).toHaveURL(`${shop}/home`)
    })

    await test.step('its checkout has what the guest chose', async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
      await expect(page).toHaveURL(`${shop}/login?returnTo=%2Fcheckout`)
      await signInHere(page, shopper)
      await expect(page).toHaveURL(`${shop}/checkout`)
      await expect(page.getByRole('main').getByText('Morning roast coffee beans')).toBeVisible()
      await expect(page.getByRole('main').getByText('× 2')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Place order and pay \$/ })).toBeEnabled()
    })
    expect(unexpectedErrors).toEqual([])
  },
)

async function signInHere(page: Page, { account, password }: BrowserShopper): Promise<void> {
  await page.getByRole('textbox', { name: 'Account' }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
