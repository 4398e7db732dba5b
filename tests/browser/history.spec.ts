import { expect, test } from './support/test.ts'
import { chooseVariant } from './support/chooseVariant.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { enterAs } from './support/sessions.ts'
import { stepsOf } from './support/sheets.ts'
import { registerShopper } from './support/shoppers.ts'
import { touch } from './support/touch.ts'
import { fromCiOn, onlyWhole } from './support/whole.ts'
import { mintPayer, payCode, placeOrder } from './support/walletActions.ts'

test.describe('a sheet has a history entry', () => {
  test(
    'back closes the filter and keeps the choices; forward changes nothing',
    fromCiOn,
    async ({ page }) => {
      await page.goto('/home')
      await tab(page, 'Explore').click()
      await page.getByRole('button', { name: /^Filter/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Filter' })
      await sheet.getByRole('checkbox', { name: /^In stock/ }).click()
      await sheet.getByRole('button', { name: 'Show products' }).click()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL('/explore?inStock=true')
      await page.getByRole('button', { name: /^Filter/ }).click()
      await expect(sheet).toBeVisible()

      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL('/explore?inStock=true')
      await page.goForward()
      await expect.poll(() => stepsOf(page)).toEqual([])
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL('/explore?inStock=true')
      await page.goBack()
      await expect(page).toHaveURL('/home')
    },
  )

  test('back from the payment sheet stays at the cashier, and so does a reload', async ({
    page,
    request,
  }) => {
    const order = await openCashier(page, request)
    const pay = page.getByRole('button', { name: /^Pay \$/ })
    const sheet = page.getByRole('dialog')
    await pay.click()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(`/order?id=${order}`)
    await expect(page.getByText('Reserved for')).toBeVisible()

    await pay.click()
    await expect.poll(() => stepsOf(page)).toHaveLength(1)
    await page.reload()
    await expect(page.getByText('Reserved for')).toBeVisible()
    await expect(sheet).toBeHidden()
    await expect.poll(() => stepsOf(page)).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/filter')
  })

  test(
    'a payment in progress can’t be left by going back, and removes its entry when done',
    onlyWhole,
    async ({ page, request }) => {
      await openCashier(page, request)
      await page.getByRole('button', { name: /^Pay \$/ }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByLabel('Payment code')).toBeFocused()
      await page.route('**/api/user/verify_pay*', async (route) => {
        await page.goBack()
        await expect.poll(() => stepsOf(page)).toHaveLength(1)
        await route.continue()
      })
      await page.keyboard.type(payCode)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByText(/^Paid \$/)).toBeVisible()
      await expect(sheet).toBeHidden()
      await expect.poll(() => stepsOf(page)).toEqual([])
      await page.goBack()
      await expect(page).toHaveURL('/filter')
    },
  )

  test(
    'an answered dialog leaves no entry, also when the answer navigates',
    onlyWhole,
    async ({ page, request }) => {
      await enterAs(page, await registerShopper(request))
      await page.goto('/home')
      await page.goto('/setting')
      const entries = await page.evaluate(() => history.length)
      const question = page.getByRole('alertdialog', { name: 'Log out?' })
      await page.getByRole('button', { name: 'Log out' }).click()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toBeHidden()
      await expect.poll(() => stepsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect.poll(() => stepsOf(page)).toHaveLength(1)
      await page.goBack()
      await expect(question).toBeHidden()
      await expect(page).toHaveURL('/setting')
      await page.getByRole('button', { name: 'Log out' }).click()
      await question.getByRole('button', { name: 'Log out' }).click()
      await expect(page).toHaveURL('/login')
      await expect.poll(() => stepsOf(page)).toEqual([])
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
      await page.goBack()
      await expect(page).toHaveURL('/home')
    },
  )

  test(
    'a link in a sheet replaces its entry: back leads to the screen without the sheet',
    onlyWhole,
    async ({ page }) => {
      await page.goto('/detail/9')
      await chooseVariant(page)
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible()
      await page.goto('/home')
      await page.locator('#tabs a[href="/bag"]').click()
      const sheet = page.getByRole('dialog', { name: 'Cart' })
      await sheet.getByRole('link').last().click()
      await expect(page).toHaveURL(/\/detail\/9\//)
      await page.goBack()
      await expect(page).toHaveURL('/home')
      await expect(sheet).toBeHidden()
      await expect.poll(() => stepsOf(page)).toEqual([])
    },
  )
})

test.describe('a tab', () => {
  test('restores its filter, loaded pages and scroll position', fromCiOn, async ({ page }) => {
    await page.goto('/explore')
    const mostPopular = (await products(page).first().getAttribute('href')) ?? ''
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceUp')
    await expect(page).toHaveURL('/explore?sort=priceUp')
    await expect(products(page).first()).not.toHaveAttribute('href', mostPopular)
    const atFirst = await products(page).count()
    await products(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => products(page).count()).toBeGreaterThan(atFirst)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await noPageIsOnItsWay(page)
    const count = await products(page).count()

    await tab(page, 'Home').click()
    await expect(page).toHaveURL('/home')
    await tab(page, 'Explore').click()
    await expect(page).toHaveURL('/explore?sort=priceUp')
    await expect(products(page)).toHaveCount(count)
    await expect.poll(() => scrolled(page)).toBe(900)

    await tab(page, 'Explore').click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page).toHaveURL('/explore?sort=priceUp')
  })

  test(
    'restores its scroll position on the way back from a product',
    onlyWhole,
    async ({ page }) => {
      await page.goto('/home')
      const product = products(page).last()
      await product.scrollIntoViewIfNeeded()
      const href = (await product.getAttribute('href')) ?? ''
      const inSight = () =>
        page
          .locator(`main:visible a[href="${href}"]`)
          .last()
          .evaluate((link) => Math.round(link.getBoundingClientRect().top))
      const place = await inSight()
      expect(await scrolled(page)).toBeGreaterThan(0)
      await product.click()
      await expect(page).toHaveURL(/\/detail\//)
      await expect.poll(() => scrolled(page)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL('/home')
      // A row of the viewed products comes in above.
      await expect.poll(inSight).toBe(place)
    },
  )
})

test(
  'the first navigation shows the progress bar, and so does one to a loaded screen',
  fromCiOn,
  async ({ page }) => {
    await page.goto('/home')
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset['bars'] = '0'
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
        const bars = added.filter((node) => node instanceof Element && node.matches('.bprogress'))
        dataset['bars'] = String(Number(dataset['bars']) + bars.length)
      }).observe(document.body, { childList: true })
    })
    for (const [name, bars] of [
      ['Explore', '1'],
      ['Home', '2'],
      ['Explore', '3'],
    ] as const) {
      await tab(page, name).click()
      await expect(page.locator('html')).toHaveAttribute('data-bars', bars)
      await expect(page.locator('.bprogress')).toHaveCount(0)
    }
  },
)

test.describe('an empty list', () => {
  test.use({ hasTouch: true })

  test('is pulled to refresh like any other', fromCiOn, async ({ page, request }) => {
    await enterAs(page, await registerShopper(request))
    await page.goto('/myPurchases/all')
    await expect(page.getByText('No orders yet')).toBeVisible()
    const finger = await touch(page)
    await finger.down(200, 400)
    await finger.move(200, 520)
    await expect(page.getByText('Release to refresh')).toBeVisible()
    await finger.up()
    await expect(page.getByText('Up to date')).toBeVisible()
  })
})

test.describe('known data is shown at once', () => {
  test(
    'of a product, prefetched on touch: title, price and the card’s picture',
    fromCiOn,
    async ({ page }) => {
      await page.goto('/home')
      const tile = products(page).first()
      const picture = await tile.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc)
      const title = await tile.locator('[data-picture-of] + span > span').first().innerText()
      const price = /\$[\d.,]+/.exec(await tile.innerText())?.[0] ?? ''
      const held = await hold(page, '**/api/catalogue/product?*')
      await tile.hover()
      await page.mouse.down()
      await expect.poll(() => held.count()).toBe(1)
      await page.mouse.up()
      await expect(page).toHaveURL(/\/detail\//)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: title })).toBeVisible()
      await expect(main.getByText(price).first()).toBeVisible()
      await expect(main.locator('[data-seen]')).toHaveCSS('background-image', `url("${picture}")`)
      await held.answer()
      await expect(page.getByRole('button', { name: 'Buy now' })).toBeVisible()
      expect(held.count()).toBe(1)
    },
  )

  test('of a shop: its name and figures, before the answer', onlyWhole, async ({ page }) => {
    await page.goto('/home')
    const shop = page.getByRole('main').locator('a[href^="/shop/"]').first()
    const [name = ''] = (await shop.innerText()).split('\n')
    const held = await hold(page, '**/api/catalogue/shop?*')
    await shop.click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect.poll(() => products(page).count()).toBeGreaterThan(0)
    await held.answer()
  })

  test(
    'of an order: its goods and its status, before the answer',
    onlyWhole,
    async ({ page, request }) => {
      const shopper = await mintPayer(request)
      const order = await placeOrder(request, shopper.token)
      await enterAs(page, shopper)
      await page.goto('/myPurchases/all')
      const row = page.locator(`a[href="/orderInfo/${order.id}"]`)
      await expect(row).toBeVisible()
      const held = await hold(page, '**/api/order/detail?*')
      await row.click()
      await expect(page).toHaveURL(`/orderInfo/${order.id}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'Progress' })).toBeVisible()
      await expect(main.getByRole('link', { name: /coffee beans/ })).toBeVisible()
      await held.answer()
      await expect(main.getByText('Pay the order')).toBeVisible()
    },
  )
})

/** Holds matching calls until they are released, and counts them. */
async function hold(page: Page, pattern: string) {
  let count = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    count += 1
    await promise
    await route.continue()
  })
  return { count: () => count, answer: async () => resolve() }
}

/** Opens /filter and, from there, the cashier. */
async function openCashier(page: Page, request: APIRequestContext): Promise<number> {
  const shopper = await mintPayer(request)
  const { id } = await placeOrder(request, shopper.token)
  await enterAs(page, shopper)
  await page.goto('/filter')
  await page.goto(`/order?id=${id}`)
  return id
}

function products(page: Page) {
  return page.locator('main:visible a[href^="/detail/"]:has([data-picture-of])')
}

/** Resolves once the end of the list was observed and the page that it requested has arrived. */
async function noPageIsOnItsWay(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  await expect(page.locator('main:visible').getByText('Loading…', { exact: true })).toBeHidden()
}

function tab(page: Page, name: string) {
  return page.locator('#tabs').getByRole('link', { name, exact: true })
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
