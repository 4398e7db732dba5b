import { expect, test } from './support/test.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { dollars } from './support/money.ts'
import { failingChecks, office, waitingFor } from './support/office.ts'
import { photo } from './support/photo.ts'
import { enterAs, expectNoFindings } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { credit, payCode, placeOrder, setPayCode } from './support/walletActions.ts'
import { isOfThePage } from './support/consoleWords.ts'
import { fromCiOn } from './support/whole.ts'

const ownTron = 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY'
const someBitcoin = 'bc1qnnfwus9am63hlnxarhsjcc0rmqtpfvpv7hd50h'

test(
  'a recharge on chain is audited, and the balance rises without a reload',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await enter(page, request)
    await page.goto('/filter')
    await page.getByRole('link', { name: 'Top up', exact: true }).click()
    await expect(page).toHaveURL('/topUp')
    await expect(page.getByRole('link', { name: /^On chain/ })).toBeVisible()
    await expectNoFindings(page)

    await test.step('a network is chosen, and its address is shown', async () => {
      await page.getByRole('link', { name: /^On chain/ }).click()
      await page.getByRole('button', { name: 'Get the deposit address' }).click()
      await expect(page.getByText('Please choose a charge network')).toBeVisible()
      await expect(page.getByText(/^DEX, BSC and HECO are not supported/)).toBeVisible()
      await expectNoFindings(page)
      await page.getByLabel(/^Tron \(TRC20\)/).check()
      await page.getByRole('button', { name: 'Get the deposit address' }).click()
      await expect(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible()
    })

    await test.step('the address is copied, or an error explains why not', async () => {
      const copy = page.getByRole('button', { name: 'Copy the address' })
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await copy.click()
      await expect(toast(page, 'Copied')).toBeVisible()
      const address = await page.evaluate(() => navigator.clipboard.readText())
      expect(address).toMatch(/^T[1-9A-Za-z]{33}$/)
      await expect(toast(page, 'Copied')).toBeHidden()
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
      })
      await copy.click()
      const failed = toast(page, 'Copy Fail')
      await expect(failed).toBeVisible()
      await expect(failed).toBeHidden()
      await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
      await copy.click()
      const notSecure = toast(page, 'Copy is not supported on a non-secure connection')
      await expect(notSecure).toBeVisible()
      await expect(notSecure).toBeHidden()
    })

    await test.step('a missing value is reported under its field, and the first one gets the focus', async () => {
      await page.getByRole('button', { name: 'Submit for review' }).click()
      await expect(page.getByText('Please fill in the recharge address')).toBeVisible()
      await expect(page.getByText('Please fill in a correct amount')).toBeVisible()
      await expect(page.getByText('Please upload payment evidence')).toBeVisible()
      await expect(page.getByLabel(/^Your sending address/)).toBeFocused()
      await expectNoFindings(page)
    })

    await test.step('an address of another chain is refused by name', async () => {
      await page.getByLabel(/^Your sending address/).fill(someBitcoin)
      await page.getByLabel('Amount in dollars').fill('50')
      await page.getByLabel('Add a picture').setInputFiles(await photo('transfer.png', 300))
      await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
      await page.getByRole('button', { name: 'Submit $50.00 for review' }).click()
      await expect(
        page.getByText('This looks like a Bitcoin address, not one of the chosen network'),
      ).toBeVisible()
      await expect(page.getByLabel(/^Your sending address/)).toBeFocused()
      await expect(page.getByLabel('Amount in dollars')).toHaveValue('50')
    })

    await test.step('it is submitted, and the audit credits what arrived', async () => {
      await page.getByLabel(/^Your sending address/).fill(ownTron)
      await page.getByRole('button', { name: 'Submit $50.00 for review' }).click()
      await expect(page.getByText('We’re checking your $50.00')).toBeVisible()
      await expect(page.getByRole('main').getByText('$0.00')).toBeVisible()
      await expectNoFindings(page)
      const loadedPages = watchForNavigation(page)
      office('pass', waitingFor(shopper.account), '--arrival', '48.50')
      await expect(page.getByText('$48.50 is on your balance')).toBeVisible({ timeout: 3_000 })
      await expect(page.getByText('+$48.50')).toBeVisible()
      expect(loadedPages()).toEqual([])
      await expectNoFindings(page)
    })

    await test.step('the record shows it, tab by tab', async () => {
      await page.goto('/topUpRecord')
      await page.getByRole('link', { name: 'Declined', exact: true }).click()
      await expect(page).toHaveURL('/topUpRecord?status=2')
      await expect(page.getByText('No top-ups here')).toBeVisible()
      await expectNoFindings(page)
      await page.getByRole('link', { name: 'Completed', exact: true }).click()
      await page.getByRole('link', { name: /On chain/ }).click()
      await expect(page.getByText('Actual arrival')).toBeVisible()
      await expectNoFindings(page)
      await page.goBack()
      await expect(page).toHaveURL('/topUpRecord?status=1')
    })
    expect(failingChecks()).toEqual([])
  },
)

test(
  'a withdrawal is held, refused with a reason, and the money is back',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await enter(page, request)
    await credit(request, shopper.token, '100')
    await page.goto('/withDraw')
    await expect(page.getByLabel('To a bank card')).toBeVisible()
    await expectNoFindings(page)

    await test.step('the form checks the amount against the balance', async () => {
      await page.getByLabel('To a bank card').check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(
        page.getByText('The amount cannot be less than or equal to 0 or empty'),
      ).toBeVisible()
      await expect(page.getByLabel('Bank card number')).toBeFocused()
      await page.getByLabel('Bank card number').fill('4242 4242 4242 4242')
      await page.getByLabel('Bank name').fill('Harbour Bank')
      await page.getByLabel('Amount that arrives').fill('100.01')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('The amount cannot be larger than the balance')).toBeVisible()
      await page.getByLabel('Amount that arrives').fill('40')
      await expect(page.getByText('$43.00')).toBeVisible()
      await expectNoFindings(page)
    })

    await test.step('charge and arrival are shown before the code is requested', async () => {
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Harbour Bank •••• 4242')).toBeVisible()
      await expect(page.getByText('4242 4242')).toHaveCount(0)
      await expectNoFindings(page)
      await page.getByRole('button', { name: 'Withdraw $43.00' }).click()
    })

    await test.step('a shopper without a payment code sets one, and comes back', async () => {
      const question = page.getByRole('alertdialog', {
        name: 'You have not set payment password?',
      })
      await expect(question).toHaveCSS('opacity', '1')
      await expectNoFindings(page)
      await question.getByRole('button', { name: 'Go to settings' }).click()
      await expect(page).toHaveURL(/\/changePayPwd/)
      await setPayCode(request, shopper.token)
      await page.goBack()
      await page.getByRole('button', { name: 'Withdraw $43.00' }).click()
      await giveCode(page)
      await expect(page.getByText('$43.00 is held for your withdrawal')).toBeVisible()
      await expect(page.getByText('$57.00')).toBeVisible()
      await expectNoFindings(page)
    })

    await test.step('the office refuses: the reason is shown, the money is back', async () => {
      const loadedPages = watchForNavigation(page)
      office('decline', waitingFor(shopper.account), '--reason', 'The card is closed')
      await expect(page.getByText('Your withdrawal was declined')).toBeVisible({ timeout: 3_000 })
      await expect(page.getByText('Declined: The card is closed')).toBeVisible()
      await expect(page.getByText('$100.00')).toBeVisible()
      expect(loadedPages()).toEqual([])
      await expectNoFindings(page)
    })

    await test.step('another one goes to the card used before, and is cancelled', async () => {
      await page.getByRole('button', { name: 'Another withdrawal' }).click()
      await page.getByLabel('To a bank card').check()
      await expect(page.getByLabel('Harbour Bank •••• 4242')).toBeChecked()
      await page.getByLabel('Amount that arrives').fill('10')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Withdraw $13.00' }).click()
      await giveCode(page)
      await expect(page.getByText('$13.00 is held for your withdrawal')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Withdrawal record' }).click()
      await expect(page).toHaveURL(/^.*\/depositRecord\?id=\d+$/)
      await page.getByRole('button', { name: 'Cancel the withdrawal' }).click()
      const question = page.getByRole('alertdialog', { name: 'Cancel this withdrawal?' })
      await expect(question).toHaveCSS('opacity', '1')
      await expectNoFindings(page)
      await question.getByRole('button', { name: 'Cancel it' }).click()
      await expect(page.getByText('Back on your balance')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cancel the withdrawal' })).toBeHidden()
    })

    await test.step('both are in the record', async () => {
      await page.goto('/depositRecord')
      await expect(page.getByRole('link', { name: /Harbour Bank •••• 4242/ })).toHaveCount(2)
      await expect(page.getByText('The card is closed')).toBeVisible()
      await expectNoFindings(page)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(page.getByText('Back on your balance')).toBeVisible()
      await expectNoFindings(page)
    })
    expect(failingChecks()).toEqual([])
  },
)

test(
  'short of money at the cashier: the shopper recharges that amount and pays at once',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await enter(page, request)
    await setPayCode(request, shopper.token)
    const order = await placeOrder(request, shopper.token)

    await page.goto(`/order?id=${order.id}`)
    const total = dollars(order.totalCents)
    await expect(page.getByText(`You need ${total} more`)).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: `Top up ${total} and pay` }).click()
    const sheet = page.getByRole('dialog', { name: `You need ${total} more` })
    await expectNoFindings(page)
    const wished = Math.max(order.totalCents, 1_000)
    await expect(page.getByLabel('Amount in dollars')).toHaveValue((wished / 100).toFixed(2))
    await page.getByLabel('Add a picture').setInputFiles(await photo('card.png', 300))
    await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
    await page.getByRole('button', { name: `Submit ${dollars(wished)} for review` }).click()
    await expect(page.getByText(`We’re checking your ${dollars(wished)}`)).toBeVisible()
    await expect(sheet.getByText('Your order is kept until your payment is answered')).toBeVisible()
    await expectNoFindings(page)

    office('pass', waitingFor(shopper.account), '--arrival', (wished / 100).toFixed(2))
    await giveCode(page)
    await expect(page.getByText(`Paid ${total}`)).toBeVisible()
    expect(failingChecks()).toEqual([])
  },
)

/** A new shopper, signed in. The browser shows no message of its own. */
async function enter(page: Page, request: APIRequestContext) {
  page.on('console', (message) => {
    if (isOfThePage(message) && ['error', 'warning'].includes(message.type())) {
      throw new Error(`the console said: ${message.text()}`)
    }
  })
  const shopper = await registerShopper(request)
  await enterAs(page, shopper)
  return shopper
}

async function giveCode(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByLabel('Payment code')).toBeFocused()
  await page.keyboard.type(payCode)
  await page.keyboard.press('Enter')
}

function toast(page: Page, text: string) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text)
}

/** Records page loads from now on. */
function watchForNavigation(page: Page): () => string[] {
  const loaded: string[] = []
  page.on('load', () => loaded.push(page.url()))
  return () => loaded
}

test(
  'the cashier shows the remaining time from its first frame on when the shopper returns',
  fromCiOn,
  async ({ page, request }) => {
    await page.clock.install()
    const shopper = await registerShopper(request)
    await credit(request, shopper.token, '100')
    const { id } = await placeOrder(request, shopper.token)
    await enterAs(page, shopper)
    await page.goto(`/order?id=${id}`)
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/^(?:30:00|29:\d\d)$/)
    const before = secondsIn(await timer.innerText())
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await page.getByRole('button', { name: 'Go to settings' }).click()
    await expect(page).not.toHaveURL(/\/order\?/)
    await page.clock.fastForward('01:30')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => note()).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
      function note() {
        const shown = [...document.querySelectorAll('[role=timer]')].find((each) =>
          each.checkVisibility(),
        )
        if (shown?.textContent) seen.push(shown.textContent)
      }
    })
    await page.goBack()
    await expect(timer).toBeVisible()
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((text) => before - secondsIn(text) < 88)).toEqual([])
  },
)

function secondsIn(countdown: string): number {
  const [minutes = 0, seconds = 0] = countdown.split(':').map(Number)
  return minutes * 60 + seconds
}
