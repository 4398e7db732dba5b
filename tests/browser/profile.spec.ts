import { expect, test } from './support/test.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { enterAs, expectNoFindings } from './support/sessions.ts'
import { registerShopper, signIn } from './support/shoppers.ts'
import { fromCiOn } from './support/whole.ts'

test(
  'the profile stores names, mobile and picture; another email needs the password',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await registerShopper(request)
    await signIn(page, shopper)
    await page.goto('/security')
    await expect(page.getByText('a forgotten password can’t be reset')).toBeVisible()
    await page.getByRole('link', { name: 'Recovery email' }).click()
    await page.getByLabel('Given name').fill('Noor')
    await page.getByLabel('Family name').fill('Haddad')
    await page.getByLabel('Mobile phone').fill('12')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Please enter a correct mobile phone number')).toBeVisible()
    await expect(page.getByLabel('Mobile phone')).toBeFocused()
    await page.getByLabel('Mobile phone').fill('+44 20 7946 1234')
    await expect(page.getByLabel('Login password')).toHaveCount(0)

    const email = `${randomUUID()}@example.com`
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Choose picture').setInputFiles(await photo())
    await expect(page.getByAltText('Picture you uploaded')).toBeVisible()
    await page.getByLabel('Login password').fill('not-the-one')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(
      page.getByRole('main').getByText('The account or the password is wrong'),
    ).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByText('The account or the password is wrong')).toHaveCount(1)
    await expectNoFindings(page)

    await page.getByLabel('Login password').fill(shopper.password)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page).toHaveURL('/filter')
    await expect(page.getByText('Noor Haddad')).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByAltText('Picture you uploaded')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.goto('/security')
    await expect(page.getByText(email)).toBeVisible()
  },
)

test(
  'the settings lead to every choice, and log out after a question',
  fromCiOn,
  async ({ page, request }) => {
    await enterAs(page, await registerShopper(request))
    await page.goto('/filter')
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('link', { name: 'Language' })).toContainText('English')
    await expect(page.getByText(/^Harborlane, version \d+\.\d+\.\d+$/)).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Log out?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL('/setting')
    await page.getByRole('button', { name: 'Log out' }).click()
    await question.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
  },
)

async function photo() {
  const background = { r: 20, g: 90, b: 200 }
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background } })
  return { name: 'me.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
