import { randomUUID } from 'node:crypto'
import { expect as baseExpect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { fillAddress } from '../browser/support/addressForm.ts'
import { office, waitingFor } from '../browser/support/office.ts'
import { photo } from '../browser/support/photo.ts'
import { enterAs } from '../browser/support/sessions.ts'
import { registerShopper, type BrowserShopper } from '../browser/support/shoppers.ts'
import {
  credit,
  mintPayer,
  payCode,
  payOrder,
  placeOrder,
  setPayCode,
} from '../browser/support/walletActions.ts'

/** A slow line takes its time. */
const expect = baseExpect.configure({ timeout: 40_000 })

export interface Journey {
  play: (page: Page, request: APIRequestContext) => Promise<void>
  /** How often a visit on a good line makes each call; unlisted ones: once. */
  calls: Record<string, number>
  needsWorker?: true
}

export const journeys: Record<string, Journey> = {
  'from signing up to a paid order': {
    calls: {
      '/api/user/getUserInfo': 7,
      '/api/cart/list': 5,
      '/api/notice/count': 7,
      '/api/catalogue/home': 2,
      '/api/catalogue/popular': 2,
      // Four of them are Home's rows of a category, where its end comes into sight.
      '/api/catalogue/products': 6,
      '/api/catalogue/product': 2,
      '/api/catalogue/reviews': 2,
      '/api/user/address_list': 6,
      '/api/checkout/quote': 2,
      '/api/order/detail': 4,
      '/api/user/order_list': 8,
    },
    async play(page, request) {
      const account = `new-${randomUUID().slice(0, 18)}`
      await page.goto('/register')
      await page.getByRole('textbox', { name: 'Account' }).fill(account)
      await page.getByLabel('Password', { exact: true }).fill('harbour-walk-7')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL('/home')
      const token = await tokenOf(page)
      await setPayCode(request, token)
      await credit(request, token, '100')

      await page.getByRole('link', { name: 'Search products and shops' }).click()
      await page.getByRole('searchbox', { name: 'Search' }).fill('coffee beans')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: /Morning roast coffee beans/ }).click()
      await page.getByRole('button', { name: '250 g' }).click()
      await page.getByRole('button', { name: 'Whole beans' }).click()
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByRole('link', { name: 'Cart, 1 piece' }).click()
      await page.getByRole('button', { name: 'Checkout' }).click()
      await page.getByRole('button', { name: 'Add an address to continue' }).click()
      await fillAddress(page)
      await page.getByRole('button', { name: 'Save address' }).click()
      await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
      await expect(page).toHaveURL(/\/order\?id=\d+$/)
      await expectMinutesLeft(page, 30)
      await giveCode(page)
      await page.getByRole('link', { name: 'View order' }).click()
      await expect(page.getByRole('main').getByText('Waiting for delivery')).toBeVisible()
    },
  },

  'a refund is asked for': {
    calls: {
      '/api/order/detail': 4,
      '/api/message/thread': 2,
      '/api/user/getUserInfo': 2,
      '/api/notice/count': 2,
    },
    async play(page, request) {
      const shopper = await mintPayer(request)
      const order = await placeOrder(request, shopper.token)
      await payOrder(request, shopper.token, order)
      await enterAs(page, shopper)
      await page.goto(`/orderInfo/${order.id}`)
      await page.getByRole('link', { name: 'Apply for refund' }).click()
      await page.getByLabel('Reason').selectOption({ label: 'Changed my mind' })
      await page.getByLabel('Explanation').fill('Ordered twice.')
      await page.getByLabel('Add pictures').setInputFiles(await photo('order.png', 300))
      await expect(page.getByAltText('Picture 1')).toBeVisible()
      await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
      await page.getByRole('button', { name: /^Request \$/ }).click()
      await expect(page).toHaveURL(`/orderInfo/${order.id}`)
      await expect(page.getByText('The shop looks at your request')).toBeVisible()
    },
  },

  'a top-up': {
    calls: {
      '/api/user/getBlockchain': 3,
      '/api/user/getUserInfo': 5,
      '/api/notice/count': 4,
      '/api/user/recharge_detail': 3,
    },
    async play(page, request) {
      const shopper = await enter(page, request)
      await page.goto('/topUp')
      await page.getByRole('link', { name: /^By card/ }).click()
      await page.getByLabel('Amount in dollars').fill('50')
      await page.getByLabel('Add a picture').setInputFiles(await photo('card.png', 300))
      await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
      await page.getByRole('button', { name: 'Submit $50.00 for review' }).click()
      await expect(page.getByText('We’re checking your $50.00')).toBeVisible()
      office('pass', waitingFor(shopper.account), '--arrival', '50')
      await expect(page.getByText('$50.00 is on your balance')).toBeVisible()
    },
  },

  'a withdrawal': {
    calls: {
      '/api/user/extract': 2,
      '/api/user/getUserInfo': 3,
      '/api/notice/count': 2,
      '/api/user/extract_detail': 2,
    },
    async play(page, request) {
      await enterAs(page, await mintPayer(request))
      await page.goto('/withDraw')
      await page.getByLabel('To a bank card').check()
      await page.getByLabel('Bank card number').fill('4242 4242 4242 4242')
      await page.getByLabel('Bank name').fill('Harbour Bank')
      await page.getByLabel('Amount that arrives').fill('40')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Harbour Bank •••• 4242')).toBeVisible()
      await expectMinutesLeft(page, 15)
      await page.getByRole('button', { name: 'Withdraw $43.00' }).click()
      await giveCode(page)
      await expect(page.getByText('$43.00 is held for your withdrawal')).toBeVisible()
    },
  },

  'another language': {
    calls: {
      '/api/cart/list': 4,
      '/api/events': 3,
      '/api/user/getUserInfo': 3,
      '/api/user/language_list': 2,
      '/api/notice/count': 4,
    },
    async play(page, request) {
      await enter(page, request)
      await page.goto('/language')
      await page.getByText('日本語').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
      await page.goto('/home')
      await expect(page.getByText('人気の商品')).toBeVisible()
      await page.reload()
      await expect(page.getByText('人気の商品')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    },
  },

  'offline and back': {
    needsWorker: true,
    calls: {
      '/api/events': 3,
      '/api/user/getUserInfo': 5,
      '/api/notice/count': 5,
      '/api/cart/list': 3,
      // Twice on each of two loads (again once the stream is open), and once for the worker's copy.
      '/api/order/counts': 5,
      '/api/user/order_list': 6,
    },
    async play(page, request) {
      const banner = page.getByText('You are offline. What you see may be out of date.')
      const shopper = await enter(page, request)
      await page.goto('/filter')
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      await expect.poll(() => hasCopyOf(page, '/api/user/getUserInfo')).toBe(true)
      await page.context().setOffline(true)
      await page.goto('/filter')
      await expect(banner).toBeInViewport()
      await expect(page.getByText(shopper.account)).toBeVisible()
      await page.context().setOffline(false)
      await expect(banner).toBeHidden()
      await page.goto('/myPurchases/all')
      await expect(page.getByText('No orders yet')).toBeVisible()
      expect(await tokenOf(page)).toBe(shopper.token)
    },
  },
}

/** Signs a new shopper in as a returning visitor. */
async function enter(page: Page, request: APIRequestContext): Promise<BrowserShopper> {
  const shopper = await registerShopper(request)
  await enterAs(page, shopper)
  return shopper
}

async function giveCode(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByLabel('Payment code')).toBeFocused()
  await page.keyboard.type(payCode)
  await page.keyboard.press('Enter')
}

/** With any device clock: the whole period, minus the duration of the journey. */
async function expectMinutesLeft(page: Page, minutes: number): Promise<void> {
  // The open sheet hides the screen behind it from assistive tools.
  const shown = page.getByRole('timer', { includeHidden: true }).first()
  await expect(shown).toHaveText(new RegExp(`^(?:${minutes}:00|${minutes - 1}:[0-5]\\d)$`))
}

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'auth')?.value ?? ''
}

function hasCopyOf(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      const stored = await (await caches.open(name)).keys()
      if (stored.some(({ url }) => new URL(url).pathname === path)) return true
    }
    return false
  }, path)
}
