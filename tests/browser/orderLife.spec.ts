import { expect, test } from './support/test.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { maxUploadBytes } from '../../contract/uploads.ts'
import { failingChecks, office } from './support/office.ts'
import { photo } from './support/photo.ts'
import { enterAs, expectNoFindings, read } from './support/sessions.ts'
import type { BrowserShopper } from './support/shoppers.ts'
import { balanceCents, mintPayer, payCode, placeOrder, someSku } from './support/walletActions.ts'
import { fromCiOn } from './support/whole.ts'

test(
  'an order is shipped, arrives, and is reviewed; the screen follows live',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await mintPayer(request)
    const order = await buy(page, request, shopper, 1)
    const loadedPages = watchForNavigation(page)

    await test.step('the shop ships, and the open order shows it without a reload', async () => {
      await expect(page.getByRole('main').getByText('Waiting for delivery')).toBeVisible()
      office('ship', order.id, '--carrier', 'Northwind Post', '--tracking', 'NW 204 881')
      await expect(page.getByText('Handed to the carrier')).toBeVisible({ timeout: 3_000 })
      await expect(page.getByText('NW 204 881')).toBeVisible()
      expect(loadedPages()).toEqual([])
      await expectNoFindings(page)
    })

    await test.step('the time to confirm is extended, once', async () => {
      await page.getByRole('button', { name: 'Extend by 7 days' }).click()
      const question = page.getByRole('alertdialog', { name: 'Extend by 7 days?' })
      await question.getByRole('button', { name: 'Extend by 7 days' }).click()
      await expect(question).toBeHidden()
      await expect(page.getByText('Time to confirm receipt extended by 7 days')).toBeVisible()
      const extend = page.getByRole('button', { name: 'Extend by 7 days' })
      await expect(extend).toBeDisabled()
      await expect(extend).toHaveAccessibleDescription('You have extended it once already')
    })

    await test.step('receipt is confirmed after a question', async () => {
      await page.getByRole('button', { name: 'Confirm receipt' }).click()
      const question = page.getByRole('alertdialog', { name: 'Has everything arrived?' })
      await expectNoFindings(page)
      await question.getByRole('button', { name: 'Confirm receipt' }).click()
      await expect(page.getByText('Review what you bought')).toBeVisible()
    })

    const content = `Fresh and round, as ordered with ${order.sn}.`
    await test.step('an empty review is refused, and a written one is accepted', async () => {
      await page.getByRole('link', { name: 'Add review' }).click()
      await page.getByRole('button', { name: 'Submit review' }).click()
      await expect(page.getByText('Write a few words: the content cannot be empty')).toBeVisible()
      await expect(page.getByText('Choose one to five stars')).toHaveCount(3)
      await expectNoFindings(page)

      const product = page.getByRole('group', { name: 'Product' })
      await product.getByRole('radio', { name: '3 stars' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(product.getByRole('radio', { name: '4 stars' })).toBeChecked()
      await page
        .getByRole('group', { name: 'Service' })
        .getByRole('radio', { name: '5 stars' })
        .check()
      await page
        .getByRole('group', { name: 'Shipping' })
        .getByRole('radio', { name: '5 stars' })
        .check()
      await page.getByLabel('Your review').fill(content)
      await page.getByLabel('Add pictures').setInputFiles(await photo('beans.png', 600))
      await expect(page.getByAltText('Picture 1')).toBeVisible()
      await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
      await expectNoFindings(page)
      await page.getByRole('button', { name: 'Submit review' }).click()
    })

    await test.step('the order is marked as reviewed, and the product shows the review', async () => {
      await expect(page).toHaveURL(`/orderInfo/${order.id}`)
      await expect(page.getByText('Reviewed', { exact: true })).toBeVisible()
      const review = page.getByRole('button', { name: 'Add review' })
      await expect(review).toHaveAccessibleDescription('You have reviewed everything')
      await page.goto(`/detail/${order.productId}`)
      await expect(page.getByText(content)).toBeVisible()
    })

    expect(await balanceCents(request, shopper)).toBe(order.balanceBefore - order.totalCents)
    expect(failingChecks()).toEqual([])
  },
)

test('goods go back, and the money returns to the balance', fromCiOn, async ({ page, request }) => {
  const shopper = await mintPayer(request)
  const order = await buy(page, request, shopper, 2)

  await test.step('shows after a reconnect what the shop did while the device was offline', async () => {
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    office('ship', order.id, '--carrier', 'Northwind Post', '--tracking', 'NW 204 882')
    await page.context().setOffline(false)
    await expect(page.getByRole('button', { name: 'Confirm receipt' })).toBeVisible()
  })

  await test.step('the form names what is missing', async () => {
    await page.goto(`/refund/${order.id}/${order.sn}/${order.productId}/99999`)
    const amount = page.getByLabel('Amount in dollars')
    await expect(amount).toHaveValue((order.totalCents / 100).toFixed(2))
    await page.getByRole('button', { name: /^Request \$/ }).click()
    await expect(page.getByText('Please fill in the reason')).toBeVisible()
    await expect(page.getByText('Please fill in the explanation')).toBeVisible()
    await expect(page.getByText('Please upload proof')).toBeVisible()
    await amount.fill('-1')
    await expect(page.getByText('The amount cannot be negative')).toBeVisible()
    await amount.fill('')
    await expect(page.getByText('Please fill in the amount')).toBeVisible()
    await amount.fill((order.totalCents / 100 + 0.01).toFixed(2))
    await expect(page.getByText('more than these goods can give back')).toBeVisible()
    await expectNoFindings(page)
  })

  await test.step('a request for both pieces, with return and proof, is sent', async () => {
    await page.getByRole('button', { name: 'One fewer' }).click()
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(page.getByLabel('Amount in dollars')).toHaveValue(
      (order.totalCents / 100).toFixed(2),
    )
    await page.getByLabel('Refund and return').check()
    await page.getByLabel('Reason').selectOption({ label: 'Damaged or faulty' })
    await page.getByLabel('Explanation').fill('The bag was torn open.')
    const tooHeavyAsItIs = await photo('torn.png', 1_700)
    expect(tooHeavyAsItIs.buffer.length).toBeGreaterThan(maxUploadBytes)
    const noPicture = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('a note') }
    await page
      .getByLabel('Add pictures')
      .setInputFiles([tooHeavyAsItIs, noPicture, await photo('box.png', 400)])
    await expect(
      page.getByText('Picture 2: Only JPEG, PNG and WebP pictures can be uploaded'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Remove picture 2' }).click()
    await expect(page.getByAltText('Picture 2')).toBeVisible()
    await expect(page.getByText(/is on its way/)).toHaveCount(0)
    await expectNoFindings(page)
    const sent = page.waitForRequest(/\/api\/refund\/apply/)
    await page.getByRole('button', { name: /^Request \$/ }).click()
    expect((await sent).postDataJSON()).toMatchObject({ reason: 'damaged' })
    await expect(page).toHaveURL(`/orderInfo/${order.id}`)
    await expect(page.getByText('Damaged or faulty')).toBeVisible()
    await expect(page.getByText('The shop looks at your request')).toBeVisible()
    await expect(page.getByAltText('Picture you uploaded')).toHaveCount(2)
    await expectNoFindings(page)
  })

  await test.step('a second request is refused', async () => {
    await page.goto(`/refund/${order.id}/${order.sn}`)
    await expect(
      page.getByText('You have already submitted a request for this order'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'View order' }).click()
  })

  await test.step('the shop approves, and the goods go back', async () => {
    office('approve', refundOf(order.sn), '--address', 'Pier 4, Warehouse 2, Lisbon')
    await expect(page.getByText('Pier 4, Warehouse 2, Lisbon')).toBeVisible({ timeout: 3_000 })
    await page.getByRole('button', { name: 'I sent it back' }).click()
    const sheet = page.getByRole('dialog', { name: 'Goods sent back' })
    await sheet.getByRole('button', { name: 'I sent it back' }).click()
    await expect(sheet.getByText('Please fill in the carrier')).toBeVisible()
    await expectNoFindings(page)
    await sheet.getByLabel('Carrier').fill('Harbour Parcel')
    await sheet.getByLabel('Tracking number').fill('HP-77')
    await sheet.getByRole('button', { name: 'I sent it back' }).click()
    await expect(page.getByText('The shop waits for the goods')).toBeVisible()
    await expect(page.getByText('HP-77')).toBeVisible()
  })

  await test.step('the goods are back, and so is the money', async () => {
    office('returned', refundOf(order.sn))
    await expect(page.getByText('Money is back in the balance')).toBeVisible({ timeout: 3_000 })
    await expectNoFindings(page)
  })

  await test.step('the notifications report it, and become read', async () => {
    await page.goto('/filter')
    await expect(page.getByRole('link', { name: /Notifications .*unread/ })).toBeVisible()
    await page.goto('/notification')
    await expect(page.getByText('Your money is back in your balance').first()).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Mark all read' }).click()
    await expect(page.getByRole('button', { name: 'Mark all read' })).toBeHidden()
  })

  expect(await balanceCents(request, shopper)).toBe(order.balanceBefore)
  expect(failingChecks()).toEqual([])
})

test(
  'an order is confirmed and bought again from its row in the list',
  fromCiOn,
  async ({ page, request }) => {
    const order = await buy(page, request, await mintPayer(request), 1)
    office('ship', order.id, '--carrier', 'Northwind Post', '--tracking', 'NW 204 882')
    await page.goto('/myPurchases/all')
    const row = page.getByRole('article')
    await expect(row.getByText(/^Arrives by /)).toBeVisible()
    await expect(row.getByRole('link', { name: 'Track' })).toHaveAttribute(
      'href',
      `/orderInfo/${order.id}`,
    )

    await row.getByRole('button', { name: 'Confirm receipt' }).click()
    await page
      .getByRole('alertdialog', { name: 'Has everything arrived?' })
      .getByRole('button', { name: 'Confirm receipt' })
      .click()
    await expect(row.getByRole('link', { name: 'Add review' })).toBeVisible()
    await expect(row.getByText(/^Arrives by /)).toBeHidden()

    await row.getByRole('button', { name: 'Buy again' }).click()
    const report = page.getByRole('dialog', { name: 'Put into the cart again' })
    await expect(report.getByText('1 piece added')).toBeVisible()
  },
)

test(
  'a request is withdrawn, and the order is bought again',
  fromCiOn,
  async ({ page, request }) => {
    const order = await buy(page, request, await mintPayer(request), 1)

    await page.getByRole('link', { name: 'Apply for refund' }).click()
    await expect(page.getByLabel('Refund and return')).toBeDisabled()
    await page.getByLabel('Reason').selectOption({ label: 'Changed my mind' })
    await page.getByLabel('Explanation').fill('Ordered twice.')
    await page.getByLabel('Add pictures').setInputFiles(await photo('order.png', 300))
    await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
    await page.getByRole('button', { name: /^Request \$/ }).click()
    await expect(page).toHaveURL(`/orderInfo/${order.id}`)
    await page.getByRole('button', { name: 'Withdraw request' }).click()
    await page
      .getByRole('alertdialog', { name: 'Withdraw the request?' })
      .getByRole('button', { name: 'Withdraw request' })
      .click()
    await expect(
      page.getByRole('main').getByText('The shop packs the order and hands it to a carrier'),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Buy again' }).click()
    const report = page.getByRole('dialog', { name: 'Put into the cart again' })
    await expect(report.getByText('1 piece added')).toBeVisible()
    await expectNoFindings(page)
    await report.getByRole('link', { name: 'To the cart' }).click()
    await expect(page).toHaveURL('/bag')

    await page.goto('/myPurchases/all')
    await page.getByRole('searchbox', { name: 'Search my orders' }).fill(order.sn)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/myPurchases/all?q=${order.sn}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectNoFindings(page)
    expect(failingChecks()).toEqual([])
  },
)

test('a long shop name leaves room for the number of other shops', async ({ page, request }) => {
  const shopper = await mintPayer(request)
  await placeOrder(request, shopper.token)
  await page.route('**/api/user/order_list?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { list: { lines: { shopId: number }[] }[] } }
    for (const { lines } of body.data.list) {
      const [line] = lines
      if (!line) continue
      Object.assign(line, { shopName: 'Pinecrest Outfitters of the Farther Harbour' })
      lines.push({ ...line, shopId: line.shopId + 1 })
    }
    await route.fulfill({ response, json: body })
  })
  await enterAs(page, shopper)
  await page.goto('/home')
  // The server-rendered page does not react to address changes yet.
  await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
  await page.evaluate(() => history.pushState(null, '', '/myPurchases'))
  const shops = page.getByText(/Farther Harbour\W* and 1 more$/)
  const shown = await shops.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element.lastChild ?? element)
    const count = range.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    return count.right <= box.right + 1 && count.bottom <= box.bottom + 1
  })
  expect(shown).toBe(true)
})

interface Bought {
  id: string
  sn: string
  productId: number
  totalCents: number
  balanceBefore: number
}

/** Buys on the screens, and stays on the order. */
async function buy(
  page: Page,
  request: APIRequestContext,
  shopper: BrowserShopper,
  quantity: number,
): Promise<Bought> {
  await enterAs(page, shopper)
  const balanceBefore = await balanceCents(request, shopper)
  await page.goto(`/checkout?sku=${await someSku(request)}&quantity=${quantity}`)
  await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
  await expect(page).toHaveURL(/\/order\?id=\d+$/)
  await expect(page.getByRole('dialog').getByLabel('Payment code')).toBeFocused()
  await page.keyboard.type(payCode)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page).toHaveURL(/\/orderInfo\/\d+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { sn, totalCents, lines } = await read<{
    sn: string
    totalCents: number
    lines: { productId: number }[]
  }>(request, `/api/order/detail?id=${id}`, { token: shopper.token })
  return { id, balanceBefore, sn, totalCents, productId: lines[0]?.productId ?? 0 }
}

function refundOf(sn: string): string {
  const refunds = JSON.parse(office('refunds', '--filter', 'open', '--json')) as {
    id: number
    sn: string
  }[]
  return String(refunds.find((refund) => refund.sn === sn)?.id)
}

/** Records page loads from now on. */
function watchForNavigation(page: Page): () => string[] {
  const loaded: string[] = []
  page.on('load', () => loaded.push(page.url()))
  return () => loaded
}
