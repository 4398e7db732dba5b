import { expect, test } from './support/test.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { quoteCheckout } from '../../contract/orders.ts'
import type { Quote } from '../../contract/quote.ts'
import { demoPromoCodes } from '../../server/boot/demo/demoShopper.ts'
import { centsIn, dollars } from './support/money.ts'
import { enterAs } from './support/sessions.ts'
import { registerShopper, mintAddress } from './support/shoppers.ts'
import { someSku } from './support/walletActions.ts'
import { fromCiOn } from './support/whole.ts'

test(
  'an invalid promo code blocks nothing, can be corrected, and shows its discount',
  fromCiOn,
  async ({ page, request }) => {
    await enterWithAddress(page, request)
    await page.goto(`/checkout?sku=${await someSku(request)}&quantity=1`)
    const place = page.getByRole('button', { name: /^Place order and pay \$/ })
    const plainCents = centsIn(await place.innerText())
    await page.getByText('Add a promo code').click()
    const code = page.getByLabel('Have one?')
    const apply = page.getByRole('button', { name: 'Apply' })

    await code.fill('TEN%')
    await apply.click()
    await expect(page.getByText(/2 to 32 letters, digits and dashes/)).toBeVisible()

    await code.fill('welcome1')
    await apply.click()
    await expect(page.getByText('There is no such promo code.')).toBeVisible()
    await expect(place).toBeEnabled()
    expect(centsIn(await place.innerText())).toBe(plainCents)
    await expect(code).toHaveValue('WELCOME1')

    await code.press('End')
    await code.pressSequentially('0')
    await expect(page.getByText('There is no such promo code.')).toBeHidden()
    await apply.click()
    await expect(page.getByText(/^\$\d+\.\d\d off this order\.$/)).toBeVisible()
    const off = plainCents - centsIn(await place.innerText())
    await expect(page.getByText(`${dollars(off)} off this order.`)).toBeVisible()
    expect(off).toBeGreaterThan(0)

    await page.getByRole('button', { name: `Remove promo code ${demoPromoCodes[0]}` }).click()
    await expect(place).toHaveText(`Place order and pay ${dollars(plainCents)}`)
  },
)

test(
  'promo code and note survive a reload, and are gone after a logout',
  fromCiOn,
  async ({ page, request }) => {
    await enterWithAddress(page, request)
    const checkout = `/checkout?sku=${await someSku(request)}&quantity=1`
    await page.goto(checkout)
    await page.getByText('Add a promo code').click()
    await page.getByLabel('Have one?').fill('WELCOME10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('Add a note to the shop').click()
    await page.getByLabel('Note to the shop').fill('Ring twice')
    await expect(page.getByText(/off this order\.$/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/off this order\.$/)).toBeVisible()
    await expect(page.getByLabel('Note to the shop')).toHaveValue('Ring twice')

    await page.goto('/filter')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  },
)

test('a price that rises at the last moment is announced in view, and on its line', async ({
  page,
  request,
}) => {
  await enterWithAddress(page, request)
  await lowerQuotesBy(page, 100)
  await page.goto(`/checkout?sku=${await someSku(request)}&quantity=1`)
  const place = page.getByRole('button', { name: /^Place order and pay \$/ })
  const shownCents = centsIn(await place.innerText())
  await place.click()

  await expect(
    page.getByText(
      `New total: ${dollars(shownCents + 100)} (was ${dollars(shownCents)}). Nothing was ordered yet.`,
    ),
  ).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^up from \$[\d.]+$/)).toBeVisible()
  await expect(place).toHaveText(`Place order and pay ${dollars(shownCents + 100)}`)
  await place.click()
  await expect(page).toHaveURL(/\/order\?id=\d+$/)
})

async function enterWithAddress(page: Page, request: APIRequestContext): Promise<void> {
  const shopper = await registerShopper(request)
  await mintAddress(request, shopper)
  await enterAs(page, shopper)
}

/** Shows quotes whose lines cost less than the server asks for when the order is placed. */
async function lowerQuotesBy(page: Page, cents: number): Promise<void> {
  await page.route(`**${quoteCheckout.path}?*`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Quote }
    const lower = <Line extends { unitPriceCents: number }>(line: Line) => ({
      ...line,
      unitPriceCents: line.unitPriceCents - cents,
    })
    const { groups, subtotalCents, totalCents } = answer.data
    const data = {
      ...answer.data,
      groups: groups.map((group) => ({ ...group, lines: group.lines.map(lower) })),
      subtotalCents: subtotalCents - cents,
      totalCents: totalCents - cents,
    }
    await route.fulfill({ response, json: { ...answer, data } })
  })
}
