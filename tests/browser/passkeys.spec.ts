import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { openSession } from './support/sessions.ts'
import { sheetsAreClosed } from './support/sheets.ts'
import { addAuthenticator, byName } from './support/virtualAuthenticator.ts'
import { mintPayer, payCode, placeOrder } from './support/walletActions.ts'
import type { BrowserShopper } from './support/shoppers.ts'

/** Signs in with the password, by the server's name. */
async function signInAt(page: Page, address: string | undefined, shopper: BrowserShopper) {
  await page.goto(byName(address, '/login?returnTo=%2Fsecurity'))
  await page.getByRole('textbox', { name: 'Account' }).fill(shopper.account)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
}

async function visit(page: Page, url: string) {
  await sheetsAreClosed(page)
  await page.goto(url)
}

async function addPasskey(page: Page, { password }: BrowserShopper) {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill('My phone')
  await sheet.getByLabel('Login password').fill(password)
  await sheet.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible()
}

test('a passkey is added, pays, withdraws, signs in, is required and is removed', async ({
  page,
  request,
  baseURL,
}) => {
  const shopper = await mintPayer(request)
  const order = await placeOrder(request, shopper.token)
  await addAuthenticator(page)
  await signInAt(page, baseURL, shopper)
  await addPasskey(page, shopper)

  await visit(page, byName(baseURL, `/order?id=${order.id}`))
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Confirm with your fingerprint')).toBeVisible()
  await sheet.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByText(/^Paid \$/)).toBeVisible()

  await visit(page, byName(baseURL, '/withDraw'))
  await page.getByLabel('To a bank card').check()
  await page.getByLabel('Bank card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Bank name').fill('Harbour Bank')
  await page.getByLabel('Amount that arrives').fill('10')
  await expect(page.getByText(/you can withdraw up to \$1,000\.00/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Withdraw $13.00' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByText('$13.00 is held for your withdrawal')).toBeVisible()

  await visit(page, byName(baseURL, '/security'))
  await page.getByLabel('Always ask for a passkey').click()
  const asking = page.getByRole('dialog')
  await asking.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await asking.getByRole('button', { name: 'Require a passkey' }).click()
  await expect(page.getByLabel('Always ask for a passkey')).toBeChecked()
  const second = await placeOrder(request, shopper.token)
  await visit(page, byName(baseURL, `/order?id=${second.id}`))
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(sheet.getByRole('button', { name: 'Use passkey' })).toBeVisible()
  await expect(sheet.getByText('Enter the payment code instead')).toBeHidden()

  // The way back of a shopper who lost every passkey: the password removes them.
  await page.goto(byName(baseURL, '/security'))
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('dialog').getByLabel('Login password').fill(shopper.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeHidden()
  await visit(page, byName(baseURL, `/order?id=${second.id}`))
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await sheet.getByLabel('Payment code').fill(payCode)
  await sheet.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText(/^Paid \$/)).toBeVisible()
})

test('signs in by the button, and by the suggestions of the account field', async ({
  page,
  request,
  baseURL,
}) => {
  const shopper = await mintPayer(request)
  const authenticator = await addAuthenticator(page)
  await signInAt(page, baseURL, shopper)
  await addPasskey(page, shopper)

  await authenticator.answers(false)
  await page.context().clearCookies({ name: 'auth' })
  const suggested = page.waitForResponse(/passkey_login_options/)
  await visit(page, byName(baseURL, '/login'))
  await suggested
  // A dialog that is open already would not be answered.
  await page.route(/passkey_login_options/, async (route) => {
    await authenticator.answers(true)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/home$/)

  // A suggestion is chosen as soon as the page asks for one.
  await page.context().clearCookies({ name: 'auth' })
  await visit(page, byName(baseURL, '/login?returnTo=%2Fsecurity'))
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
})

test('a passkey changes the email address, the payment code and the password', async ({
  page,
  request,
  baseURL,
}) => {
  const shopper = await mintPayer(request)
  await addAuthenticator(page)
  await signInAt(page, baseURL, shopper)
  await addPasskey(page, shopper)
  const byPasskey = page.getByRole('button', { name: 'Confirm with a passkey' })

  await visit(page, byName(baseURL, '/profile'))
  await expect(byPasskey).toBeHidden()
  await page.getByLabel('Email').fill('noor@example.com')
  await byPasskey.click()
  await expect(page.getByLabel('Login password')).toBeHidden()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page).toHaveURL(/\/filter$/)
  await visit(page, byName(baseURL, '/security'))
  await expect(page.getByText('noor@example.com')).toBeVisible()

  await visit(page, byName(baseURL, '/changePayPwd'))
  await page.getByRole('button', { name: 'Forgotten? Use your login password' }).click()
  await byPasskey.click()
  await page.getByLabel('New payment code', { exact: true }).fill('271828')
  await page.getByLabel('New payment code again').fill('271828')
  await page.getByRole('button', { name: 'Change payment code' }).click()
  await expect(page.getByText('Payment code set')).toBeVisible()

  await visit(page, byName(baseURL, '/changePassword'))
  await byPasskey.click()
  await page.getByLabel('New password', { exact: true }).fill('harbour-walk-8')
  await page.getByLabel('New password again').fill('harbour-walk-8')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/(login|home)$/)
  await openSession(request, { ...shopper, password: 'harbour-walk-8' })
})

test('a passkey that is not confirmed pays nothing, and the code still does', async ({
  page,
  request,
  baseURL,
}) => {
  const shopper = await mintPayer(request)
  const order = await placeOrder(request, shopper.token)
  const authenticator = await addAuthenticator(page)
  await signInAt(page, baseURL, shopper)
  await addPasskey(page, shopper)
  await authenticator.verifies(false)
  await visit(page, byName(baseURL, `/order?id=${order.id}`))
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Use passkey' }).click()
  await expect(sheet.getByText('Not confirmed. Nothing was paid.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Enter the payment code instead' }).click()
  await sheet.getByLabel('Payment code').fill(payCode)
  await sheet.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText(/^Paid \$/)).toBeVisible()
})

test('at an IP address nothing offers a passkey', async ({ page, request }) => {
  const shopper = await mintPayer(request)
  await visit(page, '/login?returnTo=%2Fsecurity')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
  await page.getByRole('textbox', { name: 'Account' }).fill(shopper.account)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('This browser can’t use passkeys here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
})
