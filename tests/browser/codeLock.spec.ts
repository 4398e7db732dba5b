import { expect, test } from './support/test.ts'
import { verifyPay } from '../../contract/account.ts'
import { enterAs } from './support/sessions.ts'
import { mintPayer } from './support/walletActions.ts'

test('a withdrawal with a locked payment code reports the lock before asking for a code', async ({
  page,
  request,
}) => {
  const shopper = await mintPayer(request)
  for (const payCode of ['000001', '000002', '000003', '000004', '000005']) {
    await request.post(verifyPay.path, {
      headers: { token: shopper.token },
      data: { payCode, operation: 'withdraw', subjectId: 1, amountCents: 1_000 },
    })
  }
  await enterAs(page, shopper)
  const checks: string[] = []
  page.on('request', (asked) => {
    if (asked.url().includes(verifyPay.path)) checks.push(asked.method())
  })

  await page.goto('/withDraw')
  await page.getByLabel('To a bank card').check()
  await page.getByLabel('Bank card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Bank name').fill('Harbour Bank')
  await page.getByLabel('Amount that arrives').fill('40')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Withdraw $43.00' }).click()

  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Too many wrong codes')).toBeVisible()
  await expect(sheet.getByText(/You can try again in 1[45]:\d\d/)).toBeVisible()
  await expect(sheet.getByLabel('Payment code')).toBeHidden()
  expect(checks).toEqual([])

  await page.goto('/changePayPwd')
  await expect(page.getByText(/The old one is taken again in 1[45]:\d\d/)).toBeVisible()
})
