import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { call, enterAs } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { placeOrder } from './support/walletActions.ts'
import { fromCiOn } from './support/whole.ts'

test('a row of tabs is scrolled to the active one', fromCiOn, async ({ page, request }) => {
  await enter(page, request)
  await page.goto('/capitalRecord?kind=openingBalance')
  const tabs = page.getByRole('navigation', { name: 'Entries by kind' })
  await expect(tabs.getByRole('link', { name: 'Opening balance' })).toBeInViewport({ ratio: 1 })
  await expect(tabs.getByRole('link', { name: 'All' })).not.toBeInViewport()
})

test(
  'a scrolled list stays in place when its counts change',
  fromCiOn,
  async ({ page, request }) => {
    const { token } = await enter(page, request)
    const orders = []
    for (let placed = 0; placed < 4; placed += 1) orders.push(await placeOrder(request, token))
    await page.goto('/myPurchases')
    const tabs = page.getByRole('navigation', { name: 'Orders by status' })
    await expect(tabs.getByRole('link', { name: 'Waiting to pay 4' })).toBeVisible()
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(tabs).not.toBeInViewport()
    const headers = { token, 'idempotency-key': randomUUID() }
    await call(request, '/api/order/cancel', { orderId: orders[0]?.id }, headers)
    await expect(tabs.getByRole('link', { name: 'Waiting to pay 3' })).toBeVisible()
    await expect(tabs).not.toBeInViewport()
  },
)

async function enter(page: Page, request: APIRequestContext) {
  const shopper = await registerShopper(request)
  await enterAs(page, shopper)
  return shopper
}
