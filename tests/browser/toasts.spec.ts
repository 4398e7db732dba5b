import { expect, test } from './support/test.ts'
import type { Locator, Page } from '@playwright/test'
import { enterAs } from './support/sessions.ts'
import { mintPayer, placeOrder, someSku } from './support/walletActions.ts'

for (const { on, width, height } of [
  { on: 'a phone', width: 390, height: 844 },
  { on: 'a desktop', width: 1280, height: 800 },
]) {
  test.describe(`on ${on}`, () => {
    test.use({ viewport: { width, height } })

    test('“Please login first” covers no heading and not what is being bought', async ({
      page,
      request,
    }) => {
      await page.goto('/home')
      const sku = await someSku(request)
      await page.evaluate((to) => window.history.pushState(null, '', to), `/checkout?sku=${sku}`)
      const shown = toast(page, 'Please login first')
      await expect(shown).toBeVisible()
      const bought = page.getByText('You’re buying')
      await expect(bought).toBeVisible()
      await expectClear(shown, [bought, ...(await page.getByRole('heading').all())])
    })

    test('what was done to an order does not cover its status', async ({ page, request }) => {
      const shopper = await mintPayer(request)
      const order = await placeOrder(request, shopper.token)
      await enterAs(page, shopper)
      await page.goto(`/orderInfo/${order.id}`)
      await page.getByRole('button', { name: 'Cancel order' }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Cancel order' }).click()
      const shown = toast(page, 'Order cancelled')
      await expect(shown).toBeVisible()
      await expectClear(shown, [
        page.getByRole('main').getByText('Cancelled', { exact: true }).first(),
        page.getByRole('heading', { name: 'Progress' }),
      ])
    })
  })
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('dialog').filter({ hasText: text })
}

async function expectClear(shown: Locator, others: readonly Locator[]): Promise<void> {
  const box = (await shown.boundingBox())!
  const boxes = await Promise.all(others.map((each) => each.boundingBox()))
  const covered = boxes.filter(
    (other) =>
      other !== null &&
      other.x < box.x + box.width &&
      box.x < other.x + other.width &&
      other.y < box.y + box.height &&
      box.y < other.y + other.height,
  )
  expect([others.length > 0, covered]).toEqual([true, []])
}
