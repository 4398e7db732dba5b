import { expect, test } from './support/test.ts'
import { readFileSync } from 'node:fs'
import { dollars } from './support/money.ts'
import { office } from './support/office.ts'
import { enterAs, expectNoFindings, signInDemoShopper } from './support/sessions.ts'
import { askForWithdrawal, mintPayer, payOrder, placeOrder } from './support/walletActions.ts'
import { fromCiOn } from './support/whole.ts'

test(
  'the fund record shows what moved the balance, filtered by its address',
  fromCiOn,
  async ({ page, request }) => {
    await signInDemoShopper(page, request)
    await page.goto('/filter')
    await page.getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('link', { name: 'Fund record' }).click()
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await expect(rows.last()).toContainText('Opening balance')
    await expect(rows.last()).toContainText('In+$2,000.00')

    await page.getByRole('link', { name: 'Payment', exact: true }).click()
    await expect(page).toHaveURL('/capitalRecord?kind=orderPaid')
    await expect(rows.filter({ hasText: 'Opening balance' })).toHaveCount(0)
    await expect(rows.first()).toContainText(/Out−\$\d/)
    const month = (await rows.first().locator('time').getAttribute('datetime'))?.slice(0, 7) ?? ''
    await page.getByLabel('Month').selectOption(month)
    await expect(page).toHaveURL(`/capitalRecord?kind=orderPaid&month=${month}`)
    await expect(rows.first()).toContainText(/Out−\$\d/)
    const shown = await rows.allInnerTexts()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Payment', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByLabel('Month')).toHaveValue(month)
    await expect.poll(() => rows.allInnerTexts()).toEqual(shown)

    await rows.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/orderInfo\/\d+$/)

    await page.goto('/capitalRecord?kind=openingBalance&month=2020-01')
    await expect(page.getByText('No entries here')).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('link', { name: 'Show everything' }).click()
    await expect(rows.last()).toContainText('Opening balance')
  },
)

test(
  'the fund record is saved as a file that a spreadsheet opens',
  fromCiOn,
  async ({ page, request }) => {
    await signInDemoShopper(page, request)
    await page.goto('/capitalRecord?kind=openingBalance')
    await expect(page.getByText('+$2,000.00')).toBeVisible()
    const starting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    const download = await starting
    expect(download.suggestedFilename()).toBe('harborlane-all.csv')
    const text = readFileSync(await download.path(), 'utf8')
    expect(text.slice(0, 1)).toBe('\uFEFF')
    const lines = text.slice(1).trimEnd().split('\r\n')
    expect(lines[0]).toBe('Time (UTC),Kind,Amount (USD),Balance (USD),Reference')
    expect(lines.slice(1).map((line) => line.replace(/^[\d-]+ [\d:]+/, '…'))).toEqual([
      '…,Opening balance,2000.00,2000.00,',
    ])
  },
)

test(
  'a payment made elsewhere appears in the fund record automatically',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await mintPayer(request)
    await enterAs(page, shopper)
    await page.goto('/capitalRecord')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    const order = await placeOrder(request, shopper.token)
    await payOrder(request, shopper.token, order)
    await expect(rows.filter({ hasText: order.sn })).toBeVisible()
    await expect(rows).toHaveCount(before + 1)
  },
)

test(
  'the wallet shows what is held and why, until the audit is done',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await mintPayer(request)
    await enterAs(page, shopper)
    await page.goto('/payment')
    await expect(page.getByText('A withdrawal is held while it is in review')).toBeVisible()
    const { id, totalCents } = await askForWithdrawal(request, shopper.token)
    const held = page.getByRole('link', { name: `Withdrawal W${id}` })
    await expect(held).toContainText(dollars(totalCents))
    await expect(held).toHaveAttribute('href', `/depositRecord?id=${id}`)
    await expectNoFindings(page)
    office('decline', `W${id}`, '--reason', 'The account is closed')
    await expect(held).toHaveCount(0)
    await page.getByRole('link', { name: 'Fund record' }).click()
    const newest = page.getByRole('main').getByRole('listitem').first()
    await expect(newest).toContainText('Withdrawal returned')
    await expect(newest).toContainText(`In+${dollars(totalCents)}`)
  },
)
