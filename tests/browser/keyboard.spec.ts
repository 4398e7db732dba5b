import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { enterOn, escapeTo, expectFocusTrappedIn, tabTo } from './support/keyboard.ts'
import { failingChecks } from './support/office.ts'
import { enterAs } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { focusedStop } from './support/sight.ts'
import { mintPayer, payCode } from './support/walletActions.ts'
import { fromCiOn, onlyWhole } from './support/whole.ts'

const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}

for (const [device, viewport] of Object.entries(screens)) {
  test.describe(`by keyboard alone, on a ${device}`, () => {
    test.use({ viewport })

    test(
      'a guest finds a product, signs in and pays for it',
      device === 'phone' ? fromCiOn : onlyWhole,
      async ({ page, request }) => {
        const shopper = await mintPayer(request)
        await open(page, '/home')

        await test.step('finds a product and puts a variant of it in the cart', async () => {
          const words = 'Search products and shops'
          if (device === 'phone') {
            await enterOn(page, page.getByRole('link', { name: words }))
            await expect(page).toHaveURL('/search')
            await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
            expect((await focusedStop(page)).wrong).toEqual([])
          } else {
            await tabTo(page, page.getByRole('searchbox', { name: words }))
          }
          await page.keyboard.type('coffee beans')
          await page.keyboard.press('Enter')
          if (device === 'phone') {
            const filter = page.getByRole('button', { name: 'Filter' })
            await expect(filter).toBeVisible()
            await enterOn(page, filter)
            const sheet = page.getByRole('dialog', { name: 'Filter' })
            await expect(sheet).toBeVisible()
            await tabTo(page, sheet.getByRole('button', { name: 'Close' }))
            await escapeTo(page, sheet, filter)
          } else {
            await expect(page).toHaveURL('/search?q=coffee+beans')
            await expect(page.locator('h1:focus')).toHaveText('Search')
          }
          await enterOn(page, page.getByRole('link', { name: /Morning roast coffee beans/ }))
          const add = page.getByRole('button', { name: 'Add to cart' })
          await expect(page.getByRole('button', { name: 'Choose weight' })).toBeVisible()
          await expectArrival(page, /\/detail\//, 'Product')
          const weight = page.getByRole('button', { name: '250 g' })
          await tabTo(page, weight)
          await page.keyboard.press('Space')
          await expect(weight).toHaveAttribute('aria-pressed', 'true')
          expect(await focusedStop(page)).toEqual({ name: 'button 250 g', wrong: [] })
          await tabTo(page, page.getByRole('button', { name: 'Whole beans' }))
          await page.keyboard.press('Space')
          await enterOn(page, add)
          await expect(page.getByText('Added to cart')).toBeVisible()
          await expect(page.getByText('Added to cart')).toBeHidden()
          await expect(add).toBeFocused()
          const before = await scrolled(page)
          await tabTo(page, page.getByRole('link', { name: /Cart/ }), 'Shift+Tab')
          // On a desktop the way there leads over the top bar, which scrolls with the page.
          if (device === 'phone') expect(await scrolled(page)).toBe(before)
        })

        await test.step('opens the cart and signs in on the way to its checkout', async () => {
          const link = page.getByRole('link', { name: 'Cart, 1 piece' })
          const sheet = page.getByRole('dialog', { name: 'Cart', exact: true })
          await page.keyboard.press('Enter')
          await expect(sheet.getByText('1 piece')).toBeVisible()
          await expectFocusTrappedIn(page, sheet)
          await escapeTo(page, sheet, link)
          await page.keyboard.press('Enter')
          await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
          await tabTo(page, sheet.getByRole('button', { name: 'One more' }))
          await page.keyboard.press('Space')
          await expect(sheet.getByText('$27.80')).toBeVisible()
          await enterOn(page, sheet.getByRole('button', { name: 'Checkout' }))
          await expectArrival(page, '/login?returnTo=%2Fcheckout', 'Sign in')
          await expect(page.getByText('Please login first')).toBeHidden()
          await tabTo(page, page.getByRole('textbox', { name: 'Account' }))
          await page.keyboard.type(shopper.account)
          await tabTo(page, page.getByLabel('Password', { exact: true }))
          await page.keyboard.type(shopper.password)
          await page.keyboard.press('Enter')
        })

        await test.step('checks the destination, and places the order', async () => {
          await expectArrival(page, '/checkout', 'Checkout')
          const address = page.getByRole('button', { name: /Noor Haddad/ })
          await enterOn(page, address)
          const sheet = page.getByRole('dialog', { name: 'Choose an address' })
          await expectFocusTrappedIn(page, sheet)
          await escapeTo(page, sheet, address)
          await enterOn(page, page.getByRole('button', { name: /^Place order and pay \$/ }))
        })

        await test.step('pays with the payment code after one wrong try', async () => {
          const pay = page.getByRole('button', { name: /^Pay \$/ })
          await expect(page).toHaveURL(/\/order\?id=\d+$/)
          const sheet = page.getByRole('dialog', { name: /^Pay \$/ })
          const code = sheet.getByLabel('Payment code')
          await expect(code).toBeFocused()
          await expectFocusTrappedIn(page, sheet)
          await escapeTo(page, sheet, pay)
          await page.keyboard.press('Enter')
          await expect(code).toBeFocused()
          await page.keyboard.type('111111')
          await page.keyboard.press('Enter')
          await expect(sheet.getByText('Wrong code. 4 tries left.')).toBeVisible()
          await expect(code).toBeFocused()
          await page.keyboard.type(payCode)
          await page.keyboard.press('Enter')
          await expect(page.getByText(/^Paid \$/)).toBeVisible()
          await expect(sheet).toBeHidden()
          await expectArrival(page, /\/order\?id=\d+$/, 'Order')
        })

        await test.step('sees the order wait for delivery', async () => {
          await enterOn(page, page.getByRole('link', { name: 'View order' }))
          await expectArrival(page, /\/orderInfo\/\d+$/, 'Order details')
          await expect(page.getByText('Waiting for delivery').last()).toBeVisible()
        })
        expect(failingChecks()).toEqual([])
      },
    )

    test('a dialog takes the focus and returns it', fromCiOn, async ({ page, request }) => {
      await enterAs(page, await registerShopper(request))
      await open(page, '/setting')
      const opener = page.getByRole('button', { name: 'Log out' })
      await enterOn(page, opener)
      const question = page.getByRole('alertdialog')
      await expectFocusTrappedIn(page, question)
      await escapeTo(page, question, opener)
    })

    test('the navigation bars can be skipped in both directions', fromCiOn, async ({ page }) => {
      await open(page, '/explore')
      const first =
        device === 'phone'
          ? page.getByRole('button', { name: 'All', exact: true })
          : page.getByRole('region', { name: 'Filter' }).getByRole('checkbox').first()
      await expect(first).toBeVisible()
      await enterOn(page, page.getByRole('button', { name: 'Skip to content' }))
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await tabTo(page, page.getByRole('button', { name: 'Skip to content' }), 'Shift+Tab')
      if (device === 'phone') {
        await enterOn(page, page.getByRole('button', { name: 'Skip to navigation' }))
        await enterOn(page, page.getByRole('link', { name: 'Home', exact: true }))
      } else {
        // On a desktop the navigation comes next.
        await enterOn(page, page.getByRole('link', { name: 'Harborlane', exact: true }))
      }
      await expectArrival(page, '/home', 'Harborlane')
    })
  })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The server renders Home without these, so the app has hydrated.
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Even with reduced motion a focus ring takes a moment to reach its place.
  await page.addStyleTag({ content: '* { transition: none !important }' })
}

/** The focus moved to the new screen's heading, and Tab goes on from there. */
async function expectArrival(page: Page, url: string | RegExp, heading: string): Promise<void> {
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
