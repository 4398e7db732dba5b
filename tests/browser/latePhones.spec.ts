import type { Page } from '@playwright/test'
import { fillAddress } from './support/addressForm.ts'
import { enterAs, read } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { expect, test } from './support/test.ts'

/** The phone number library, in a file of its own. */
const library = '**/assets/min-*.js'

/** Holds the library back until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(library, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

test('an address with a national number waits for the phone library', async ({ page, request }) => {
  const shopper = await registerShopper(request)
  const letGo = await holdBack(page)
  await enterAs(page, shopper)
  const asked = page.waitForRequest(library)
  await page.goto('/addressForm')
  await asked
  await fillAddress(page)
  const save = page.getByRole('button', { name: 'Save address' })
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  letGo()
  await expect(page.getByText('Address saved')).toBeVisible()
  const { list } = await read<{ list: { mobile: string }[] }>(request, '/api/user/address_list', {
    token: shopper.token,
  })
  expect(list.map(({ mobile }) => mobile)).toEqual(['+31207940800'])
})

test('a profile waits for the phone library', async ({ page, request }) => {
  const letGo = await holdBack(page)
  await enterAs(page, await registerShopper(request))
  const asked = page.waitForRequest(library)
  await page.goto('/profile')
  await asked
  // Too short for the Netherlands, which only the library knows.
  await page.getByLabel('Mobile phone').fill('+31 2079408')
  const save = page.getByRole('button', { name: 'Save profile' })
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  letGo()
  await expect(page.getByText('Please enter a correct mobile phone number')).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
})

test.describe('when the phone library can not be loaded', () => {
  test.use({ expectedOnConsole: /ERR_FAILED/ })

  test('asks for a number with its country code, and accepts it', async ({ page, request }) => {
    await page.route(library, (route) => route.abort())
    await enterAs(page, await registerShopper(request))
    await page.goto('/addressForm')
    await expect(page.getByText('With the country code, such as +44.')).toBeVisible()
    await fillAddress(page)
    const save = page.getByRole('button', { name: 'Save address' })
    await save.click()
    await expect(page.getByText('Please enter a correct mobile phone number')).toBeVisible()
    await page.getByLabel('Mobile phone').fill('+31 20 794 0800')
    await save.click()
    await expect(page.getByText('Address saved')).toBeVisible()
  })
})
