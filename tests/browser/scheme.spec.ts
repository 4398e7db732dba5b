import { expect, test } from './support/test.ts'
import { fromCiOn } from './support/whole.ts'

test(
  'a guest’s chosen colour scheme is there before the first frame',
  fromCiOn,
  async ({ page }) => {
    await page.goto('/home')
    await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
    await page.getByRole('combobox', { name: 'Appearance' }).selectOption('dark')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')

    // Without the app only the page's own script can have set it.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/explore', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0c1624')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 22, 36)')
  },
)

test(
  'without a choice the colours follow the device, also while the page is open',
  fromCiOn,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f6f4ef')
  },
)
