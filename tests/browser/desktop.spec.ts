import { signInDemoShopper } from './support/sessions.ts'
import { shiftOf } from './support/shiftOf.ts'
import { expect, test } from './support/test.ts'
import { fromCiOn } from './support/whole.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the header stays in sight, comes first and leads everywhere', fromCiOn, async ({ page }) => {
  await page.goto('/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  const home = page.getByRole('link', { name: 'Harborlane', exact: true })
  await expect(home).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 2_000))
  await expect(home).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#tabs')).toBeHidden()

  await page.evaluate(() => window.scrollTo(0, 0))
  const categories = page.getByRole('navigation', { name: 'Categories' }).first()
  await categories.getByRole('link', { name: 'Food' }).click()
  await expect(page).toHaveURL(/\/explore\?category=\d+$/)
  await expect(categories.getByRole('link', { name: 'Food' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the search field keeps its place on the search screen', fromCiOn, async ({ page }) => {
  await page.goto('/home')
  const field = page.getByRole('searchbox')
  const before = await field.evaluate((input) => input.closest('form')?.getBoundingClientRect().x)
  await field.fill('tea')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=tea')
  await expect(field).toHaveCount(1)
  await expect(field).toHaveValue('tea')
  const after = await field.evaluate((input) => input.closest('form')?.getBoundingClientRect().x)
  expect(after).toBe(before)
})

test(
  'the footer follows each screen, and nothing moves while it loads',
  fromCiOn,
  async ({ page }) => {
    for (const path of ['/home', '/explore', '/detail/1', '/login', '/search?q=tea']) {
      await page.goto(path)
      const footer = page.getByRole('navigation', { name: 'Help, legal and preferences' })
      await expect(footer.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
        'href',
        '/service',
      )
      await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
      expect(`${path} ${(await shiftOf(page)) <= 0.01}`).toBe(`${path} true`)
    }
  },
)

test(
  'the account menu stands next to its screens and moves nothing',
  fromCiOn,
  async ({ page, request }) => {
    await signInDemoShopper(page, request)
    const menu = page.getByRole('navigation', { name: 'Account' })
    const entry = (name: string) => menu.getByRole('link', { name, exact: true })
    for (const { path, name } of [
      { path: '/security', name: 'Security' },
      { path: '/capitalRecord', name: 'Wallet' },
      { path: '/addressForm', name: 'Addresses' },
    ]) {
      await page.goto(path)
      await expect(entry(name)).toHaveAttribute('aria-current', 'page')
      await expect(menu.locator('[aria-current]')).toHaveCount(1)
      expect(`${path} ${(await shiftOf(page)) <= 0.01}`).toBe(`${path} true`)
    }
    await entry('Profile').click()
    await expect(page).toHaveURL('/profile')
    await expect(entry('Profile')).toHaveAttribute('aria-current', 'page')
    await entry('My orders').click()
    await expect(page.getByRole('heading', { name: 'My orders', level: 1 })).toBeVisible()
    await expect(menu).toBeHidden()
  },
)
