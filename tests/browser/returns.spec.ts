import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { confirmReceipt } from '../../contract/orders.ts'
import { declareReturn } from '../../contract/returns.ts'
import { addReview } from '../../contract/reviews.ts'
import { expect, test } from './support/test.ts'
import { failingChecks, office } from './support/office.ts'
import { call, enterAs, expectNoFindings, read } from './support/sessions.ts'
import type { BrowserShopper } from './support/shoppers.ts'
import { fromCiOn, onlyWhole } from './support/whole.ts'
import { balanceCents, mintPayer, payCode, someSku } from './support/walletActions.ts'

test('a sent order is returned in two steps, and the money is back to the cent', async ({
  page,
  request,
}) => {
  const shopper = await mintPayer(request)
  const { id, sn, before } = await buy(page, request, shopper)
  office('ship', id, '--carrier', 'Northwind Post', '--tracking', 'NW 204 881')

  await page.getByRole('link', { name: 'Return items' }).click()
  await expect(page.getByText('1 of 2: choose what you return')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Send the goods back within 14 days.')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Confirm return' }).click()

  await expect(page).toHaveURL(`/orderInfo/${id}`)
  await expect(page.getByRole('heading', { name: 'Return without a reason' })).toBeVisible()
  await expect(page.getByText('Return declared')).toBeVisible()
  await expectNoFindings(page)

  office('return', 'arrived', sn)
  await expect(page.getByText('Money is back in the balance')).toBeVisible({ timeout: 3_000 })
  expect(await balanceCents(request, shopper)).toBe(before)
  expect(failingChecks()).toEqual([])
})

test('an order that was not sent is cancelled at once', async ({ page, request }) => {
  const shopper = await mintPayer(request)
  const { id, before } = await buy(page, request, shopper)

  await page.getByRole('link', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm cancellation' }).click()

  await expect(page).toHaveURL(`/orderInfo/${id}`)
  await expect(page.getByText('Money is back in the balance')).toBeVisible()
  expect(await balanceCents(request, shopper)).toBe(before)
})

test('a guest proves the order, returns it, and says that it was sent', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await mintPayer(request)
  const { id, sn, before, postcode, mobile } = await buy(page, request, shopper)
  office('ship', id, '--carrier', 'Northwind Post', '--tracking', 'NW 204 882')

  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto('/return')
  const lookUp = async (code: string) => {
    await guest.getByLabel('Order number').fill(sn.toLowerCase())
    await guest.getByLabel('Postcode').fill(code)
    await guest.getByLabel('Mobile phone').fill(mobile)
    await guest.getByRole('button', { name: 'Look it up' }).click()
  }
  await lookUp('ZZ9 9ZZ')
  await expect(guest.getByText('No order has this number, postcode and phone number')).toBeVisible()
  await expectNoFindings(guest)
  await lookUp(postcode)
  await guest.getByRole('button', { name: 'Continue' }).click()
  await guest.getByRole('button', { name: 'Confirm return' }).click()
  await expect(guest.getByRole('heading', { name: 'Return without a reason' })).toBeVisible()
  await guest.getByLabel('Carrier').fill('UPS')
  await guest.getByLabel('Tracking number').fill('1Z999')
  await guest.getByRole('button', { name: 'I sent it back' }).click()
  await expect(guest.getByText('On its way back')).toBeVisible()
  await expectNoFindings(guest)
  await context.close()

  office('return', 'arrived', sn, '--deduct', '1.50', '--reason', 'Worn soles')
  await page.goto(`/orderInfo/${id}`)
  await expect(page.getByText('The shop deducts something for wear: Worn soles')).toBeVisible()
  expect(await balanceCents(request, shopper)).toBe(before - 150)
})

type Bought = Awaited<ReturnType<typeof buy>>
type Step = (shopper: BrowserShopper, bought: Bought, request: APIRequestContext) => Promise<void>

const receives: Step = async ({ token }, { id }, request) => {
  await keyed(request, confirmReceipt.path, { orderId: Number(id) }, token)
}

/** What happened to a sent order of two pieces before the rest is returned. */
const before: Record<string, Step> = {
  received: receives,
  reviewed: async (shopper, bought, request) => {
    await receives(shopper, bought, request)
    const { token } = shopper
    const { id, lineId } = bought
    const review = { lineId, content: 'Well made.', productRating: 5 }
    const rest = { lines: [review], serviceRating: 5, shippingRating: 5 }
    await keyed(request, addReview.path, { orderId: Number(id), ...rest }, token)
  },
  'partly refunded': async ({ token }, { id, sn, lineId }, request) => {
    const lines = [{ lineId, quantity: 1 }]
    await keyed(request, declareReturn.path, { orderId: Number(id), lines }, token)
    office('return', 'arrived', sn)
  },
}

for (const [at, [state, happens]] of Object.entries(before).entries()) {
  for (const who of ['signed in', 'as a guest']) {
    // Guests and shoppers declare by the same steps: CI plays each state once.
    const when = (who === 'as a guest') === (at % 2 === 1) ? fromCiOn : onlyWhole
    const title = `a ${state} order is returned ${who}, and all the money is back`
    test(title, when, async ({ page, request, browser }) => {
      const shopper = await mintPayer(request)
      const bought = await buy(page, request, shopper, 2)
      const { id, sn } = bought
      office('ship', id, '--carrier', 'Northwind Post', '--tracking', 'NW 204 883')
      await happens(shopper, bought, request)
      const context = await browser.newContext()
      const place = who === 'signed in' ? page : await context.newPage()
      if (who === 'signed in') await page.goto(`/sendBack/${id}`)
      else {
        await place.goto('/return')
        await place.getByLabel('Order number').fill(sn)
        await place.getByLabel('Postcode').fill(bought.postcode)
        await place.getByLabel('Mobile phone').fill(bought.mobile)
        await place.getByRole('button', { name: 'Look it up' }).click()
      }
      await place.getByRole('button', { name: 'Continue' }).click()
      await place.getByRole('button', { name: 'Confirm return' }).click()
      await expect(place.getByRole('heading', { name: 'Return without a reason' })).toBeVisible()
      await context.close()
      office('return', 'arrived', sn)
      expect(await balanceCents(request, shopper)).toBe(bought.before)
      expect(failingChecks()).toEqual([])
    })
  }
}

async function keyed(
  request: APIRequestContext,
  path: string,
  data: object,
  token: string,
): Promise<void> {
  await call(request, path, data, { token, 'idempotency-key': randomUUID() })
}

async function buy(page: Page, request: APIRequestContext, shopper: BrowserShopper, quantity = 1) {
  await enterAs(page, shopper)
  const before = await balanceCents(request, shopper)
  await page.goto(`/checkout?sku=${await someSku(request)}&quantity=${quantity}`)
  await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Payment code')).toBeFocused()
  await page.keyboard.type(payCode)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page).toHaveURL(/\/orderInfo\/\d+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { sn, address, lines } = await read<{
    sn: string
    lines: { lineId: number }[]
    address: { postcode: string | null; mobile: string }
  }>(request, `/api/order/detail?id=${id}`, { token: shopper.token })
  const { postcode, mobile } = address
  return { id, sn, before, postcode: postcode ?? '', mobile, lineId: lines[0]?.lineId ?? 0 }
}
