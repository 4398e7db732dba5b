import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { chooseVariant } from './support/chooseVariant.ts'
import {
  expectLength,
  expectMotion,
  motions,
  moves,
  recordMotions,
  slowDown,
  vibrations,
  watchBalance,
} from './support/motions.ts'
import type { Counted, Recorded } from './support/motions.ts'
import { enterAs } from './support/sessions.ts'
import { mintAddress, registerShopper } from './support/shoppers.ts'
import { touch } from './support/touch.ts'
import {
  credit,
  mintPayer,
  payCode,
  payOrder,
  placeOrder,
  someSku,
} from './support/walletActions.ts'
import { fromCiOn } from './support/whole.ts'

/** Checks each animation of the production build: element, direction and duration. */

const still = { transform: 'none' }
const turning = { ms: 900, times: Infinity, frames: [still, { transform: 'rotate(360deg)' }] }

test.beforeEach(({ page }) => page.addInitScript(recordMotions))

test('a new screen slides in from the right, and from the left on the way back', async ({
  page,
}) => {
  await slowDown(page)
  const slide = { of: '::view-transition-new(root)', ms: 200, times: 1 }
  const arrives = (translate: string) => [
    { opacity: '0', transform: `translate(${translate})` },
    { opacity: '1', ...still },
  ]
  // A device that is busy for a second shows the screen without a slide.
  await expect(async () => {
    await page.goto('/home')
    await openFirstProduct(page)
    await expectMotion(page, { name: 'slideIn', ...slide, frames: arrives('24px') })
    expect(await motions(page, 'slideInBack')).toEqual([])
    await page.goBack()
    await expectMotion(page, { name: 'slideInBack', ...slide, frames: arrives('-24px') })
  }).toPass()
})

test('the page scrolls smoothly to its top before another screen opens', async ({ page }) => {
  await page.addInitScript(() => {
    const behaviors: unknown[] = []
    const scroll = window.scrollTo.bind(window)
    Object.assign(window, { behaviors })
    window.scrollTo = (options?: ScrollToOptions | number) => {
      behaviors.push(options)
      if (typeof options === 'object') scroll(options)
    }
  })
  await page.goto('/explore')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await openFirstProduct(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(
    await page.evaluate(() => (window as unknown as { behaviors: unknown[] }).behaviors),
  ).toEqual([{ top: 0, behavior: 'smooth' }])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('“Up to date” stays for 700 ms, and a failure for 2 s', async ({ page, request }) => {
    const shopper = await registerShopper(request)
    await mintAddress(request, shopper)
    await enterAs(page, shopper)
    await page.goto('/address')
    await expect(page.getByText('Noor Haddad')).toBeVisible()
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/user/address_list*', async (route) => {
      await answered.promise
      await route.continue()
    })
    await pull(page)
    await expectMotion(page, { name: 'turn', of: 'svg', ...turning })
    expect(await vibrations(page)).toEqual([[10]])
    answered.resolve()
    await expect(page.getByText('Up to date')).toBeVisible()
    await expect(page.getByText('Up to date')).toBeHidden()
    const hold = { name: 'hold', of: 'DIV', times: 1, frames: [{ opacity: '1' }, { opacity: '1' }] }
    await expectMotion(page, { ...hold, ms: 700 })
    await page.route('**/api/user/address_list*', (route) => route.abort())
    await pull(page)
    await expect(page.getByText('Couldn’t refresh')).toBeVisible()
    await expectMotion(page, { ...hold, ms: 2_000 })
  })
})

test('after “Add to cart” clicks are blocked for 1,200 ms, and its next step stays visible', async ({
  page,
}) => {
  await page.goto('/detail/1')
  await chooseVariant(page)
  await page.evaluate(() => {
    const blocked = { from: 0, until: 0 }
    Object.assign(window, { blocked })
    let wasBlocked = false
    // From the tap on: the toast's code may come later than its time begins.
    addEventListener('click', () => (blocked.from ||= performance.now()), { capture: true })
    new MutationObserver(() => {
      const isBlocked = document.querySelector('[data-toast-mask]') !== null
      if (wasBlocked && !isBlocked) blocked.until ||= performance.now()
      wasBlocked = isBlocked
    }).observe(document.body, { subtree: true, childList: true })
  })
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').click()
  const blockedMs = () =>
    page.evaluate(() => {
      const { from, until } = (window as unknown as { blocked: Record<string, number> }).blocked
      return until! - from!
    })
  await expect.poll(blockedMs).toBeGreaterThanOrEqual(1_150)
  expect(await page.getByText('Added to cart').isVisible()).toBe(true)
  expect(await blockedMs()).toBeLessThan(2_400)
})

test('the product’s picture flies to the cart, also from below the gallery', async ({ page }) => {
  await page.goto('/detail/1')
  await chooseVariant(page)
  const picture = await page.locator('li[data-picture-of] img').first().getAttribute('src')
  const add = page.getByRole('button', { name: 'Add to cart' }).locator('visible=true')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  await add.click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Recorded).flights))
    .toEqual([{ src: picture, ms: 520 }])
})

test('a balance counts to its new value, and is read as the new one at once', async ({
  page,
  request,
}) => {
  const shopper = await mintPayer(request)
  await enterAs(page, shopper)
  await page.goto('/filter')
  const balance = page.getByRole('region', { name: 'Balance' })
  await expect(balance).toContainText('$100.00')
  await watchBalance(page)
  await credit(request, shopper.token, '50')
  await expect(balance).toContainText('$150.00')
  const counted = () => page.evaluate(() => (window as unknown as Counted).counted)
  await expect.poll(async () => (await counted()).at(-1)?.shown).toBe(null)
  const seen = await counted()
  const between = seen.flatMap(({ shown }) => (shown === null ? [] : [Number(shown.slice(1))]))
  expect(new Set(seen.map(({ text }) => text))).toEqual(new Set(['$150.00']))
  expect(between.length).toBeGreaterThan(2)
  expect([between[0], between.toSorted((a, b) => a - b)]).toEqual([100, between])
})

test('the money of an order moves from the balance to the held money', async ({
  page,
  request,
}) => {
  const shopper = await mintPayer(request)
  const order = await placeOrder(request, shopper.token)
  await enterAs(page, shopper)
  await page.goto(`/orderInfo/${order.id}`)
  await expect(page.getByText('stays in your balance until you pay')).toBeVisible()
  await payOrder(request, shopper.token, order)
  await expect(page.getByText('is held until you confirm delivery')).toBeVisible()
  await expect.poll(() => moves(page)).toEqual([{ property: 'transform', station: '1', ms: 420 }])
})

test('the icon of a chosen tab settles', async ({ page }) => {
  await slowDown(page)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await expectMotion(page, {
    name: 'settle',
    of: 'svg',
    ms: 320,
    times: 1,
    frames: [still, { transform: 'scale(0.82)' }, { transform: 'scale(1.12)' }, still],
  })
  expect(await motions(page, 'settle')).toHaveLength(1)
})

test('skeletons pulse, hearts burst, a wrong code shakes and a payment bounces in', async ({
  page,
  request,
}) => {
  await slowDown(page)
  await enterAs(page, await mintPayer(request))
  await page.goto('/detail/1')
  await page.getByRole('button', { name: 'Favourite', exact: true }).first().click()
  await expectMotion(page, {
    name: 'pop',
    of: 'svg',
    ms: 320,
    times: 1,
    frames: [still, { transform: 'scale(1.4)' }, still],
  })
  await expectMotion(page, {
    name: 'burst',
    of: '::after',
    ms: 480,
    times: 1,
    frames: [
      { opacity: '1', transform: 'scale(0.2)' },
      { opacity: '0', transform: 'scale(1.2)' },
    ],
  })
  await page.goto(`/checkout?sku=${await someSku(request)}&quantity=1`)
  await expectMotion(page, {
    name: 'breathe',
    of: 'SPAN',
    ms: 1_600,
    times: Infinity,
    frames: [{ opacity: '1' }, { opacity: '0.55' }],
  })
  await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Payment code')).toBeFocused()
  await page.keyboard.type('111111')
  await sheet.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(sheet.getByText('Wrong code. 4 tries left.')).toBeVisible()
  await expectLength(page, { name: 'shake', ms: 320 })
  expect(await vibrations(page)).toEqual([[40, 60, 40]])
  await expect(sheet.getByLabel('Payment code')).toBeFocused()
  await page.keyboard.type(payCode)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Paid \$/)).toBeVisible()
  await expectLength(page, { name: 'fill', ms: 420 })
  expect(await vibrations(page)).toEqual([[40, 60, 40], [40]])
  await expect.poll(() => moves(page)).toEqual([{ property: 'transform', station: '1', ms: 420 }])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('screens change without a slide, and nothing flies', fromCiOn, async ({ page }) => {
    await page.goto('/home')
    await openFirstProduct(page)
    await chooseVariant(page)
    await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').click()
    await expect(page.getByText('Added to cart')).toBeVisible()
    expect([
      await motions(page, 'slideIn'),
      await page.evaluate(() => (window as unknown as Recorded).flights),
    ]).toEqual([[], []])
  })

  test('balance, order and tabs show their end at once, and nothing vibrates', async ({
    page,
    request,
  }) => {
    const shopper = await mintPayer(request)
    const order = await placeOrder(request, shopper.token)
    await enterAs(page, shopper)
    await page.goto('/home')
    const tab = page.locator('#tabs').getByRole('link', { name: /Me$/ })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    // The symbol is another element once its tab is current.
    await expect(tab.locator('svg')).toHaveCSS('animation-duration', '0.001s')
    const balance = page.getByRole('region', { name: 'Balance' })
    await expect(balance).toContainText('$100.00')
    await watchBalance(page)
    await credit(request, shopper.token, '50')
    await expect(balance).toContainText('$150.00')
    const counted = await page.evaluate(() => (window as unknown as Counted).counted)
    await page.goto(`/order?id=${order.id}`)
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByLabel('Payment code')).toBeFocused()
    await page.keyboard.type('111111')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('Wrong code. 4 tries left.')).toBeVisible()
    expect([counted, await vibrations(page)]).toEqual([[{ text: '$150.00', shown: null }], []])
  })
})

async function openFirstProduct(page: Page): Promise<void> {
  await page.locator('a[href^="/detail/"]').locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/detail\//)
  await expect(page.getByRole('button', { name: 'Buy now' }).first()).toBeAttached()
}

async function pull(page: Page): Promise<void> {
  const finger = await touch(page)
  await finger.down(200, 300)
  await finger.move(200, 420)
  await expect(page.getByText('Release to refresh')).toBeVisible()
  await finger.up()
}
