import { expect, test } from './support/test.ts'
import type { APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enterAs, call, expectNoFindings, openSession } from './support/sessions.ts'
import { registerShopper, signIn } from './support/shoppers.ts'
import type { BrowserShopper } from './support/shoppers.ts'
import { fromCiOn } from './support/whole.ts'

const newPassword = 'battery-staple-9'

test(
  'a forgotten password is reset with the mailed code, and every session ends',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await registerMailed(request)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Please fill in your account')).toBeVisible()
    await expect(page.getByLabel('Account')).toBeFocused()

    await page.getByLabel('Account').fill(shopper.account)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('a code is on its way there')).toBeVisible()
    await expect(page.getByText('Another code in 00:')).toBeVisible()
    await expect(page.getByLabel('Code from the mail')).toBeFocused()
    const code = await mailedCode(shopper.account)

    await page.getByLabel('Code from the mail').fill('1234')
    await page.getByLabel('New password', { exact: true }).fill('12345')
    await page.getByLabel('New password again').fill(newPassword)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('Please fill in the 8 digits of the code')).toBeVisible()
    await expect(page.getByText('Passwords must have at least 6 characters')).toBeVisible()
    await expect(page.getByText('Passwords must match')).toBeVisible()
    await expect(page.getByLabel('Code from the mail')).toBeFocused()
    await expectNoFindings(page)

    await page.getByLabel('Code from the mail').fill(code === '11111111' ? '22222222' : '11111111')
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(
      page.getByRole('main').getByText('The code is wrong or no longer valid'),
    ).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(newPassword)

    await page.getByLabel('Code from the mail').fill(`${code.slice(0, 4)} ${code.slice(4)}`)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('Your password is changed')).toBeVisible()
    expect(await isAlive(request, shopper.token)).toBe(false)

    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, { account: shopper.account, password: newPassword })
  },
)

test(
  'asking for a code does not reveal whether an account exists',
  fromCiOn,
  async ({ page, request }) => {
    const { account } = await registerMailed(request)
    const said: string[] = []
    for (const given of [account, `nobody-${randomUUID()}@example.com`]) {
      await page.goto('/forgotPassword')
      await page.getByLabel('Account').fill(given)
      await page.getByRole('button', { name: 'Send code' }).click()
      const observed = page.getByText('a code is on its way there')
      await expect(observed).toBeVisible()
      said.push((await observed.innerText()).replace(given, '…').replace(/\d+:\d+/, '…'))
      await page.reload()
    }
    expect(said[1]).toBe(said[0])
  },
)

test(
  'changing the password signs out every session, this one included',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await registerShopper(request)
    await page.goto('/changePassword')
    await expect(page.getByText('Sign in to change your password')).toBeVisible()
    await expectNoFindings(page)

    await signIn(page, shopper)
    await page.goto('/passwords')
    await page.getByRole('link', { name: 'Change login password' }).click()
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Please fill in the old password')).toBeVisible()
    await page.getByLabel('Old password', { exact: true }).fill(shopper.password)
    await page.getByLabel('New password', { exact: true }).fill(shopper.password)
    await page.getByLabel('New password again').fill(shopper.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('The new password must differ from the old one')).toBeVisible()

    await page.getByLabel('Old password', { exact: true }).fill('not-the-one')
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByLabel('New password again').fill(newPassword)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('main').getByText('Your current password is wrong')).toBeVisible()
    // The code of the first toast loads late on a slow machine, and a toast would cover the
    // buttons.
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
    await expect(page.getByText('Your current password is wrong')).toHaveCount(1)
    expect(await isAlive(request, shopper.token)).toBe(true)

    await page.getByLabel('Old password', { exact: true }).fill(shopper.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page).toHaveURL('/login')
    expect(await isAlive(request, shopper.token)).toBe(false)
    await signIn(page, { account: shopper.account, password: newPassword })
  },
)

test(
  'another device is signed out on the security screen, after a question',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await registerShopper(request)
    await signIn(page, shopper)
    await page.goto('/security')
    const devices = page
      .getByRole('region', { name: 'Where you are signed in' })
      .getByRole('listitem')
    await expect(devices).toHaveCount(2)
    await expect(devices.filter({ hasText: 'This device' })).toContainText('Chrome on Linux')
    await expect(devices.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)

    await devices.getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(devices).toHaveCount(2)
    expect(await isAlive(request, shopper.token)).toBe(true)

    await expect(devices.getByRole('button', { name: 'Sign out' })).toHaveAccessibleDescription(
      /^Unknown device|^Chrome on Linux/,
    )
    await devices.getByRole('button', { name: 'Sign out' }).click()
    await expectNoFindings(page)
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(devices).toHaveCount(1)
    expect(await isAlive(request, shopper.token)).toBe(false)
  },
)

test('all other devices are signed out at once', fromCiOn, async ({ page, request }) => {
  const shopper = await registerShopper(request)
  const second = await openSession(request, shopper)
  await signIn(page, shopper)
  await page.goto('/security')
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out on 2 devices?' })
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(question).toBeHidden()
  await expect(
    page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem'),
  ).toHaveCount(1)
  expect([await isAlive(request, shopper.token), await isAlive(request, second)]).toEqual([
    false,
    false,
  ])
})

test(
  'a locked payment code shows how long, and the login password sets a new one',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await registerShopper(request)
    const headers = { token: shopper.token }
    await request.post('/api/user/resetPay', { headers, data: { payCode: '246810' } })
    for (let guess = 0; guess < 5; guess += 1) {
      const data = { payCode: '135791', oldPayCode: `99999${guess}` }
      await request.post('/api/user/resetPay', { headers, data })
    }
    await enterAs(page, shopper)
    await page.goto('/changePayPwd')
    await page.getByLabel('Old payment code').fill('246810')
    await page.getByLabel('New payment code', { exact: true }).fill('135791')
    await page.getByLabel('New payment code again').fill('135791')
    await page.getByRole('button', { name: 'Change payment code' }).click()
    await expect(page.getByText(/taken again in 14:\d\d/)).toBeVisible()
    await expectNoFindings(page)

    await page.getByRole('button', { name: 'Forgotten? Use your login password' }).click()
    await expect(page.getByLabel('New payment code', { exact: true })).toHaveValue('135791')
    await page.getByLabel('Login password').fill(shopper.password)
    await page.getByRole('button', { name: 'Change payment code' }).click()
    await expect(page).toHaveURL('/filter')
  },
)

/** A new shopper whose account name is a mail address. */
async function registerMailed(request: APIRequestContext): Promise<BrowserShopper> {
  const credentials = { account: `${randomUUID()}@example.com`, password: 'harbour-walk-7' }
  const { userinfo } = await call<{ userinfo: { token: string } }>(
    request,
    '/api/user/register',
    credentials,
  )
  return { ...credentials, token: userinfo.token }
}

async function isAlive(request: APIRequestContext, token: string): Promise<boolean> {
  const answer = await request.get('/api/user/getUserInfo', { headers: { token } })
  return answer.status() === 200
}

/** The newest code in the outbox for an address. */
async function mailedCode(to: string): Promise<string> {
  const folder = join(process.env['BROWSER_TEST_DATA'] ?? '', 'outbox')
  // The folder is created with the first mail.
  const newest = () =>
    globSync('*', { cwd: folder })
      .toSorted()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .findLast((mail) => mail.includes(`To: ${to}`))
  await expect.poll(newest).toMatch(/\b\d{8}\b/)
  return /is (\d{8})\b/.exec(newest() ?? '')?.[1] ?? ''
}
