import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { fillAddress } from './support/addressForm.ts'
import { axeFindings } from './support/axe.ts'
import { centsIn, dollars } from './support/money.ts'
import { failingChecks } from './support/office.ts'
import { enterAs, read } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { balanceCents, mintPayer, payCode, someSku } from './support/walletActions.ts'
import { fromCiOn } from './support/whole.ts'

test('a guest finds a product, signs in, pays for it, and the books balance to the cent', async ({
  page,
  request,
}) => {
  const shopper = await mintPayer(request)
  const balanceBefore = await balanceCents(request, shopper)

  await test.step('finds a product and puts a variant of it in the cart', async () => {
    await page.goto('/home')
    await page.getByRole('link', { name: 'Search products and shops' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('coffee beans')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Morning roast coffee beans/ }).click()
    await expect(page.getByRole('heading', { name: /Morning roast coffee beans/ })).toBeVisible()
    await page.getByRole('button', { name: '250 g' }).click()
    await page.getByRole('button', { name: 'Whole beans' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('Added to cart')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible()
  })

  await test.step('signs in on the way to the cart, and comes back to it', async () => {
    await lowerSeenPrices(page, 100)
    await page.goto('/bag')
    await expect(page).toHaveURL('/login?returnTo=%2Fbag')
    await page.getByLabel('Account').fill(shopper.account)
    await page.getByLabel('Password', { exact: true }).fill(shopper.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/bag')
    await expect(page.getByText(/price went up from \$12\.90 to \$13\.90/)).toBeVisible()
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByText(/price went up/)).toBeHidden()
    await page.getByRole('textbox', { name: 'Pieces' }).fill('2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('$27.80')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  let totalCents = 0
  await test.step('checks out for the total shown', async () => {
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page).toHaveURL('/checkout')
    const place = page.getByRole('button', { name: /^Place order and pay \$/ })
    totalCents = centsIn(await place.innerText())
    expect(await axeFindings(page)).toEqual([])
    await place.click()
    await expect(page).toHaveURL(/\/order\?id=\d+$/)
    await expect(page.getByText('To pay')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('pays with the payment code after one wrong try', async () => {
    const sheet = page.getByRole('dialog')
    for (const digit of '111111')
      await sheet.getByRole('button', { name: digit, exact: true }).click()
    await sheet.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(sheet.getByText('Wrong code. 4 tries left.')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await expect(sheet.getByLabel('Payment code')).toBeFocused()
    await page.keyboard.type(payCode)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Paid ${dollars(totalCents)}`)).toBeVisible()
    await expect(sheet).toBeHidden()
  })

  await test.step('sees the order wait for delivery', async () => {
    await page.getByRole('link', { name: 'View order' }).click()
    await expect(page).toHaveURL(/\/orderInfo\/\d+$/)
    await expect(page.getByRole('main').getByText('Waiting for delivery')).toBeVisible()
    await expect(page.getByRole('main').getByText(/^Arrives by \w+/)).toBeVisible()
    await expect(page.getByRole('main').getByText('Paid from the balance')).toBeVisible()
    // Until it is sent, that is a return of everything at once.
    await expect(page.getByRole('link', { name: 'Cancel order' })).toHaveAttribute(
      'href',
      /^\/sendBack\/\d+$/,
    )
    expect(await axeFindings(page)).toEqual([])
  })

  expect(await balanceCents(request, shopper)).toBe(balanceBefore - totalCents)
  expect(failingChecks()).toEqual([])
})

test('an unpaid order is cancelled after a confirmation', fromCiOn, async ({ page, request }) => {
  const shopper = await mintPayer(request)
  await enterAs(page, shopper)
  const balanceBefore = await balanceCents(request, shopper)
  await page.goto(`/checkout?sku=${await someSku(request)}&quantity=1`)
  await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
  await expect(page.getByText('To pay')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id')

  await page.goto(`/orderInfo/${id}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Pay the order')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Pay the order')).toBeHidden()
  await expect(page.getByRole('main').getByText('Cancelled')).toHaveCount(2)
  await page.goto(`/order?id=${id}`)
  await expect(page.getByText('This order was cancelled')).toBeVisible()

  expect(await balanceCents(request, shopper)).toBe(balanceBefore)
  expect(failingChecks()).toEqual([])
})

test(
  'an address added during checkout is the order’s address',
  fromCiOn,
  async ({ page, request }) => {
    const { token } = await registerShopper(request)
    await enterAs(page, { token })
    const checkout = `/checkout?sku=${await someSku(request)}&quantity=1`
    await page.goto(checkout)
    await page.getByRole('button', { name: 'Add an address to continue' }).click()
    await expect(page.getByLabel('Use as default')).toBeChecked()
    await fillAddress(page)
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page).toHaveURL(checkout)
    await expect(page.getByRole('button', { name: /Mira Quay.*Change/ })).toBeVisible()

    await page.getByRole('button', { name: /Mira Quay.*Change/ }).click()
    await page.getByRole('button', { name: 'Add a new address' }).click()
    await fillAddress(page, {
      addressee: 'Jonas Pier',
      mobile: '+442079460123',
      country: 'GB',
      area: 'Leeds',
      postcode: 'LS1 4DY',
      detail: '5 Canal Wharf',
    })
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page).toHaveURL(checkout)
    await expect(page.getByRole('button', { name: /Jonas Pier.*Change/ })).toBeVisible()
    await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
    await expect(page.getByText('To pay')).toBeVisible()
    const id = new URL(page.url()).searchParams.get('id')
    const order = await read<{ address: { addressee: string } }>(
      request,
      `/api/order/detail?id=${id}`,
      { token },
    )
    expect(order.address.addressee).toBe('Jonas Pier')
  },
)

/** As if the guest had added everything when it was cheaper. */
async function lowerSeenPrices(page: Page, byCents: number): Promise<void> {
  await page.evaluate((cents) => {
    for (const key of Object.keys(localStorage).filter((name) => name.endsWith('guestCart'))) {
      const lines = JSON.parse(localStorage.getItem(key) ?? '[]') as { seenPriceCents: number }[]
      for (const line of lines) line.seenPriceCents -= cents
      localStorage.setItem(key, JSON.stringify(lines))
    }
  }, byCents)
}
