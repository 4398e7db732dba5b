import { expect, test } from './support/test.ts'
import { axeFindings } from './support/axe.ts'
import { enterAs } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { fromCiOn, onlyWhole } from './support/whole.ts'

test(
  'a wrong password is refused with the server’s message, and the typed text stays',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await registerShopper(request)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Please input account and password')).toHaveCount(2)
    await expect(page.getByRole('textbox', { name: 'Account' })).toBeFocused()

    await page.getByRole('textbox', { name: 'Account' }).fill(shopper.account)
    await page.getByLabel('Password', { exact: true }).fill('not-the-one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(
      page.getByRole('main').getByText('The account or the password is wrong'),
    ).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue(shopper.account)
  },
)

test('a new shopper signs up and lands, signed in, where they were going', async ({ page }) => {
  await page.goto('/address')
  await expect(page).toHaveURL('/login?returnTo=%2Faddress')
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(page.getByText('Open an account at Harborlane')).toBeVisible()
  await page.getByRole('textbox', { name: 'Account' }).fill(`mira-${Date.now()}`)
  await page.getByLabel('Password', { exact: true }).fill('walk')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords must have at least 6 characters')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill('harbour-walk-7')

  await page.getByRole('button', { name: 'Terms of use' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms of use' })
  await expect(terms.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await page.goBack()
  await expect(terms).toBeHidden()
  await page.getByRole('button', { name: 'Add your email' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/address')
  await expect(page.getByText('No address yet')).toBeVisible()
})

test(
  'addresses are added, made the default, edited and deleted',
  fromCiOn,
  async ({ page, request }) => {
    await enterAs(page, await registerShopper(request))
    await page.goto('/address')
    for (const addressee of ['Mira Quay', 'Jonas Pier']) {
      await page.getByRole('link', { name: 'Add an address' }).click()
      await page.getByRole('textbox', { name: 'Full name' }).fill(addressee)
      await page.getByLabel('Country or region').selectOption('TH')
      await page.getByLabel('Mobile phone').fill('081-234 5678')
      await page.getByLabel('District and province').fill('Bangkok 10110')
      await page.getByLabel('Detailed address').fill('12 Quay Street')
      await page.getByRole('button', { name: 'Family' }).click()
      await page.getByRole('button', { name: 'Save address' }).click()
      await expect(page).toHaveURL('/address')
      await expect(page.getByText(addressee)).toBeVisible()
    }
    const cards = page.getByRole('article')
    await expect(cards.first()).toContainText('Mira Quay')
    await expect(cards.first()).toContainText('+66812345678')
    await expect(cards.first()).toContainText('Default')

    await cards.filter({ hasText: 'Jonas Pier' }).getByText('Make default').click()
    await expect(cards.first()).toContainText('Jonas Pier')
    await expect(cards.first()).toContainText('Default')

    await cards.first().getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Full name' }).fill('Jonas Pierce')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(cards.first()).toContainText('Jonas Pierce')

    await cards.first().getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(cards).toHaveCount(1)
    await expect(cards.first()).toContainText('Mira Quay')
    await expect(cards.first()).toContainText('+66812345678')
  },
)

test(
  'the payment code is set without an old one first, and changed with it',
  fromCiOn,
  async ({ page, request }) => {
    await enterAs(page, await registerShopper(request))
    await page.goto('/changePayPwd')
    await expect(page.getByLabel('Old payment code')).toHaveCount(0)
    await page.getByLabel('New payment code', { exact: true }).fill('24681')
    await page.getByLabel('New payment code again').fill('24681')
    await page.getByRole('button', { name: 'Set payment code' }).click()
    await expect(
      page.getByText('The payment code must be at least 6 characters, digits only'),
    ).toBeVisible()

    await page.getByLabel('New payment code', { exact: true }).fill('246810')
    await page.getByLabel('New payment code again').fill('246810')
    await page.getByRole('button', { name: 'Set payment code' }).click()
    await expect(page).toHaveURL('/filter')

    await page.getByRole('link', { name: 'Payment code' }).click()
    await page.getByLabel('Old payment code').fill('999999')
    await page.getByLabel('New payment code', { exact: true }).fill('135791')
    await page.getByLabel('New payment code again').fill('135791')
    await page.getByRole('button', { name: 'Change payment code' }).click()
    await expect(page.getByRole('main').getByText(/wrong/i)).toBeVisible()

    await page.getByLabel('Old payment code').fill('246810')
    await page.getByRole('button', { name: 'Change payment code' }).click()
    await expect(page).toHaveURL('/filter')
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `axe finds nothing on refused forms, ${colorScheme}`,
    colorScheme === 'dark' ? onlyWhole : fromCiOn,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      const findings: Record<string, string[]> = {}
      await page.goto('/register')
      await page.getByRole('button', { name: 'Create account' }).click()
      findings['/register'] = await axeFindings(page)
      await page.goto('/login')
      await page.getByRole('button', { name: 'Sign in' }).click()
      findings['/login'] = await axeFindings(page)
      expect(findings).toEqual({ '/register': [], '/login': [] })
    },
  )
}

test(
  'counts of orders stay when a refresh fails, and can be refreshed by hand',
  fromCiOn,
  async ({ page, request }) => {
    await enterAs(page, await registerShopper(request))
    let toPay: number | null = 1
    await page.route('**/api/order/counts?*', (route) =>
      toPay === null
        ? route.abort('connectionreset')
        : route.fulfill({ json: { code: 1, msg: '', data: { counts: { '0': toPay } }, time: 0 } }),
    )
    await page.goto('/filter')
    const orders = page.getByRole('region', { name: 'My orders' })
    const waiting = orders.getByRole('link', { name: /To pay/ })
    await expect(waiting).toHaveText('1To pay')

    toPay = null
    await page.getByRole('link', { name: 'Explore' }).click()
    await expect(page).toHaveTitle('Explore · Harborlane')
    await page.getByRole('link', { name: 'Me', exact: true }).click()
    await expect(orders.getByText('Backend interface connection abnormal')).toBeVisible()
    await expect(waiting).toHaveText('1To pay')

    toPay = 2
    await orders.getByRole('button', { name: 'Try again' }).click()
    await expect(waiting).toHaveText('2To pay')
    await expect(orders.getByText('Backend interface connection abnormal')).toBeHidden()
  },
)
