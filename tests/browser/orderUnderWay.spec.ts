import { expect, test } from './support/test.ts'
import { office } from './support/office.ts'
import { enterAs, expectNoFindings } from './support/sessions.ts'
import { mintPayer, payOrder, placeOrder } from './support/walletActions.ts'

test('an order under way is shown above the tabs, follows it live, and moves nothing', async ({
  page,
  request,
}) => {
  const shopper = await mintPayer(request)
  const order = await placeOrder(request, shopper.token)
  await enterAs(page, shopper)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const card = page.getByRole('complementary', { name: 'Order under way' })
  for (const path of ['/home', '/explore', '/bag', '/filter']) {
    await page.goto(path)
    await expect(card).toContainText('Pay the order')
    await expect(card).toContainText(/You · within \d\d:\d\d/)
    // Each page records its own.
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect([path, shifts]).toEqual([path, []])
  }
  await expectNoFindings(page)

  await test.step('the last row can be scrolled clear of it', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const last = page.getByRole('main').locator('a, button').locator('visible=true').last()
    const [row, box] = await Promise.all([last.boundingBox(), card.locator('a').boundingBox()])
    expect(row!.y + row!.height).toBeLessThanOrEqual(box!.y)
  })

  await test.step('it follows the payment and the shipping, and leads to the order', async () => {
    await payOrder(request, shopper.token, order)
    await expect(card).toContainText('The shop is packing it')
    office('ship', String(order.id), '--carrier', 'Northwind Post', '--tracking', 'NW 204 881')
    await expect(card).toContainText('Confirm when it arrives')
    await card.getByRole('link').click()
    await expect(page).toHaveURL(`/orderInfo/${order.id}`)
    await expect(card).toBeHidden()
  })

  await test.step('a hidden one stays away', async () => {
    await page.goBack()
    await card.getByRole('button', { name: 'Hide' }).click()
    await expect(card).toBeHidden()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'On sale now' })).toBeVisible()
    await expect(card).toBeHidden()
  })
})

test('a guest has none', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/home', { waitUntil: 'networkidle' })
  await expect(page.getByRole('complementary', { name: 'Order under way' })).toBeHidden()
  expect(asked.filter((path) => path.includes('order'))).toEqual([])
})
