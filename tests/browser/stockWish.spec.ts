import { expect, test } from './support/test.ts'
import { office } from './support/office.ts'
import { enterAs, expectNoFindings } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { fromCiOn } from './support/whole.ts'

test(
  'who waits for a sold-out variant is notified when it is back, and finds it chosen',
  fromCiOn,
  async ({ page, request }) => {
    await enterAs(page, await registerShopper(request))
    await page.goto('/search?q=heather+honey')
    const found = page.getByRole('main').getByRole('link', { name: /Heather honey from the moor/ })
    await found.click()
    await page.getByRole('button', { name: '250 g, sold out' }).click()
    await page.getByRole('button', { name: 'Notify me when it’s back' }).click()
    const waiting = page.getByRole('button', { name: 'We’ll notify you' })
    await expect(waiting).toHaveAttribute('aria-pressed', 'true')
    await expectNoFindings(page)
    await page.reload()
    await expect(waiting).toBeVisible()

    office('stock', 'add', 'heather-honey/250-g', '40', '--reason', 'Delivery 881')
    await page.goto('/notification')
    const notice = page.getByRole('link', { name: /Back in stock.*Heather honey from the moor/ })
    await expect(notice).toBeVisible({ timeout: 15_000 })
    await notice.click()
    await expect(page.getByRole('button', { name: '250 g' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('button', { name: 'Buy now' })).toBeEnabled()
  },
)
