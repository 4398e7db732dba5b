import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { fillAddress } from './support/addressForm.ts'
import { chooseVariant } from './support/chooseVariant.ts'
import { call, enterAs } from './support/sessions.ts'
import { mintAddress, registerShopper } from './support/shoppers.ts'
import type { BrowserShopper } from './support/shoppers.ts'
import { expect, test } from './support/test.ts'

const title = 'Glow smart LED bulb'

/** What the bulb's shop asks for, and its days from payment to arrival, as its data states them. */
const countries = [
  {
    country: 'GB',
    name: 'United Kingdom',
    shipping: '$3.50',
    days: [3, 5],
    address: { mobile: '+44 20 7946 0123', area: 'Leeds', postcode: 'LS1 4DY' },
  },
  {
    country: 'IE',
    name: 'Ireland',
    shipping: '$4.90',
    days: [4, 7],
    address: { mobile: '+353 1 555 0123', area: 'Dublin', postcode: 'D02 AF30' },
  },
  {
    country: 'DE',
    name: 'Germany',
    shipping: '$6.50',
    days: [7, 13],
    address: { mobile: '+49 30 901820', area: 'Berlin', postcode: '10117' },
  },
] as const
type Destination = (typeof countries)[number]

for (const to of countries) {
  test(`a guest who chooses ${to.name} finds one shipping and arrival everywhere`, async ({
    page,
    request,
  }) => {
    const shopper = await mailed(await registerShopper(request), request)
    await openBulb(page)
    await chooseCountry(page, to.name)
    await expectOnProduct(page, to)

    await chooseVariant(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Cart, 1 piece' }).click()
    const sheet = page.getByRole('dialog', { name: 'Cart', exact: true })
    await expect(sheet).toContainText(`Deliver to ${to.name}`)
    await expectInCart(sheet, to)

    await sheet.getByRole('button', { name: 'Checkout' }).click()
    await page.getByRole('textbox', { name: 'Account' }).fill(shopper.account)
    await page.getByLabel('Password', { exact: true }).fill(shopper.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/checkout')
    // Before there is an address.
    await expectAtCheckout(page, to)
    await page.getByRole('button', { name: 'Add an address to continue' }).click()
    await expect(page.getByLabel('Country or region')).toHaveValue(to.country)
    await fillAddress(page, {
      addressee: 'Noor Haddad',
      detail: '5 Canal Wharf',
      country: to.country,
      ...to.address,
    })
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByRole('button', { name: /^Place order and pay \$/ })).toBeEnabled()
    await expectAtCheckout(page, to)
    await expectAfterwards(page, to, shopper)
  })

  test(`a shopper at home in ${to.name} finds one shipping and arrival everywhere`, async ({
    page,
    request,
  }) => {
    const shopper = await mailed(await registerShopper(request), request)
    const { country, address } = to
    await mintAddress(request, shopper, {
      country,
      ...address,
      mobile: address.mobile.replaceAll(' ', ''),
    })
    await enterAs(page, shopper)
    await openBulb(page)
    await expectOnProduct(page, to)
    await chooseVariant(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Cart, 1 piece' }).click()
    await expect(page).toHaveURL('/bag')
    await expect(header(page)).toContainText(`Deliver to ${to.name}`)
    await expectInCart(page.getByRole('main'), to)
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page.getByRole('button', { name: /^Place order and pay \$/ })).toBeEnabled()
    await expectAtCheckout(page, to)
    await expectAfterwards(page, to, shopper)
  })
}

test('what is not delivered there can’t be bought, is marked, and comes last', async ({ page }) => {
  await openBulb(page)
  await chooseCountry(page, 'United States')
  const main = page.getByRole('main')
  await expect(main.getByText('This shop doesn’t deliver to United States').first()).toBeVisible()
  for (const name of ['Choose base', 'Buy now']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  }
  expect(await axeFindings(page)).toEqual([])
  await main.getByRole('link', { name: 'See similar goods' }).click()
  await expect(page).toHaveURL(/\/explore\?category=/)
  const cards = page.locator('main:visible a[href^="/detail/"]')
  await expect(cards.filter({ hasText: title })).toContainText('Not delivered to United States')
  const marks = await cards.evaluateAll((all) =>
    all.map((card) => card.textContent.includes('Not delivered')),
  )
  expect(marks).toEqual(marks.toSorted())

  await page.goto('/home')
  await expect(header(page)).toContainText('Deliver to United States')
  await expect(cards.first()).toBeVisible()
  expect(await cards.filter({ hasText: 'Not delivered' }).count()).toBe(0)
})

test('a line that was added before can’t be checked out for a country without it', async ({
  page,
  request,
}) => {
  const shopper = await registerShopper(request)
  await mintAddress(request, shopper)
  await enterAs(page, shopper)
  await openBulb(page)
  await chooseVariant(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Cart, 1 piece' }).click()
  await chooseCountry(page, 'United States')
  const main = page.getByRole('main')
  await expect(main.getByText('This shop doesn’t deliver to United States')).toBeVisible()
  await expect(main.getByRole('checkbox', { name: `Select ${title}` })).toBeDisabled()
  await expect(page.getByText('Nothing selected')).toBeVisible()
})

test('the address of an order changes the country, and the country the address', async ({
  page,
  request,
}) => {
  const shopper = await registerShopper(request)
  await mintAddress(request, shopper)
  const german = { country: 'DE', ...countries[2].address, mobile: '+4930901820' }
  await mintAddress(request, shopper, { ...german, isDefault: false })
  await enterAs(page, shopper)
  await openBulb(page)
  await page.getByRole('button', { name: 'Buy now' }).click()
  await chooseVariant(page.getByRole('dialog'))
  await expectAtCheckout(page, countries[0])
  await page.getByRole('button', { name: /Change$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Berlin/ })
    .click()
  await expectAtCheckout(page, countries[2])

  await chooseCountry(page, 'Ireland')
  await expect(page.getByText('None of your addresses is in Ireland.')).toBeVisible()
  await expectAtCheckout(page, countries[1])
  expect(await axeFindings(page)).toEqual([])
  await chooseCountry(page, 'United Kingdom')
  await expect(page.getByRole('button', { name: /^Place order and pay \$/ })).toBeEnabled()
  await expectAtCheckout(page, countries[0])
})

test('the choice holds in other tabs, and on the next page from its first paint', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openBulb(other)
  await openBulb(page)
  await chooseCountry(page, 'Ireland')
  await expectOnProduct(other, countries[1])
  const html = await (await context.request.get('/home')).text()
  expect(html).toContain('Deliver to Ireland')
})

async function openBulb(page: Page): Promise<void> {
  await page.goto('/search?q=glow%20smart')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/detail\//)
}

async function chooseCountry(page: Page, name: string): Promise<void> {
  await header(page)
    .getByRole('button', { name: /^Deliver to / })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Delivery country' })
  await sheet.getByRole('searchbox').fill(name.slice(0, -1).toLowerCase())
  await sheet.getByRole('button', { name, exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(header(page)).toContainText(`Deliver to ${name}`)
}

function header(page: Page): Locator {
  return page.locator('header:visible').first()
}

async function expectOnProduct(page: Page, to: Destination): Promise<void> {
  await expect(header(page)).toContainText(`Deliver to ${to.name}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(`${to.shipping} shipping for everything from this shop`)
  await expect(main).toContainText(`Arrives ${daysOf(to)}`)
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeEnabled()
}

async function expectInCart(place: Locator, to: Destination): Promise<void> {
  await expect(place).toContainText(`${to.shipping} shipping`)
  await expect(place).toContainText(`Arrives ${daysOf(to)}`)
}

async function expectAtCheckout(page: Page, to: Destination): Promise<void> {
  await expect(header(page)).toContainText(`Deliver to ${to.name}`)
  await expect(fact(page, 'Shipping')).toHaveText([to.shipping, to.shipping])
  await expect(fact(page, 'Arrives')).toHaveText(daysOf(to))
}

/** From the cashier on: the order, and its mail. */
async function expectAfterwards(
  page: Page,
  to: Destination,
  { mail }: { mail: string },
): Promise<void> {
  const by = lastDayOf(to)
  await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
  await expect(page).toHaveURL(/\/order\?id=/)
  await expect(fact(page, 'Shipping')).toHaveText(to.shipping)
  await expect(fact(page, 'Deliver to')).toHaveText(to.name)
  await expect(fact(page, 'Arrives by')).toHaveText(by)

  const id = new URL(page.url()).searchParams.get('id')
  await page.goto(`/orderInfo/${id}`)
  await expect(page.getByText(`Arrives by ${by}`)).toBeVisible()
  await expect(fact(page, 'Shipping')).toHaveText(to.shipping)

  await expect.poll(() => mailTo(mail), { timeout: 30_000 }).toContain('Shipping to')
  expect(mailTo(mail)).toContain(`Shipping to ${to.name}: ${to.shipping}`)
  expect(mailTo(mail)).toContain(`Arrives by ${by}`)
}

function fact(page: Page, term: string): Locator {
  return page
    .locator('main:visible dl > div')
    .filter({ has: page.locator('dt').getByText(term, { exact: true }) })
    .locator('dd')
}

function dayAfter(days: number): Date {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return day
}

function daysOf({ days: [least, most] }: Destination): string {
  const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
  return format.formatRange(dayAfter(least), dayAfter(most))
}

function lastDayOf({ days: [, most] }: Destination): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return new Intl.DateTimeFormat('en', format).format(dayAfter(most))
}

/** Gives the shopper an address for mails. */
async function mailed(
  shopper: BrowserShopper,
  request: Parameters<typeof registerShopper>[0],
): Promise<BrowserShopper & { mail: string }> {
  const mail = `${shopper.account}@example.com`
  const profile = { familyName: '', givenName: '', email: mail, mobile: '', picture: null }
  const { token, password } = shopper
  await call(request, '/api/user/profile', { ...profile, password }, { token })
  return { ...shopper, mail }
}

function mailTo(mail: string): string {
  const folder = join(process.env['BROWSER_TEST_DATA'] ?? '', 'outbox')
  return globSync('*', { cwd: folder })
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes(`To: ${mail}`))
    .join('\n')
}
