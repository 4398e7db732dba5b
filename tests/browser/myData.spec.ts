import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from './support/test.ts'
import { enterAs, expectNoFindings } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'

test('a shopper saves a copy of their data, deletes the account, and is unknown afterwards', async ({
  page,
  request,
}) => {
  const shopper = await registerShopper(request)
  await enterAs(page, shopper)
  await page.goto('/security')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('harborlane-my-data.zip')
  const files = unzipSync(await readFile(await download.path()))
  expect(JSON.parse(new TextDecoder().decode(files['account.json']))).toMatchObject({
    account: shopper.account,
  })
  await expect(page.getByText('Your data is saved')).toBeVisible()

  await page.getByRole('link', { name: 'Delete account' }).click()
  await expect(page.getByRole('heading', { name: 'What we keep, and why' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByLabel('Password', { exact: true }).fill('not-the-one')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('main').getByText('Your current password is wrong')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Your account is deleted')).toBeVisible()

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Account' }).fill(shopper.account)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(
    page.getByRole('main').getByText('The account or the password is wrong'),
  ).toBeVisible()
})
