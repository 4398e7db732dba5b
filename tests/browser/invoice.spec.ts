import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { enterAs, expectNoFindings } from './support/sessions.ts'
import { mintPayer, payOrder, placeOrder } from './support/walletActions.ts'

/** What is of no use on paper. */
const bars = 'nav, footer, button, [role="dialog"], .screenOnly'

async function barsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const seen = await page
    .locator(bars)
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 80)),
    )
  await page.emulateMedia({ media: null })
  return seen
}

async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('an invoice prints on one page of A4, and no page prints a bar', async ({ page, request }) => {
  const shopper = await mintPayer(request)
  const order = await placeOrder(request, shopper.token, 2)
  await payOrder(request, shopper.token, order)
  await enterAs(page, shopper)

  await test.step('the order links to its invoice', async () => {
    await page.goto(`/orderInfo/${order.id}`)
    await page.getByRole('link', { name: 'Invoice' }).click()
    await expect(page.getByRole('heading', { name: /^Invoice INV-\d{6}$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
    await expectNoFindings(page)
  })

  await test.step('it prints on one page', async () => {
    expect([await pagesOnPaper(page), await barsOnPaper(page)]).toEqual([1, []])
  })

  await test.step('orders and the bill print without bars as well', async () => {
    for (const [path, text] of [
      [`/orderInfo/${order.id}`, 'Deliver to'],
      ['/capitalRecord', 'Payment'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeVisible()
      expect.soft([path, await barsOnPaper(page)]).toEqual([path, []])
    }
  })
})
