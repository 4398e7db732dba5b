import { expect, test } from './support/test.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { demoShopper } from '../../server/boot/demo/demoShopper.ts'
import { fillAddress } from './support/addressForm.ts'
import { enterAs, openSession } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { fromCiOn } from './support/whole.ts'

test.use({ expectedOnConsole: /assets\/searchScreen-/ })

test.use({ serviceWorkers: 'allow' })

const banner = (page: Page) => page.getByText('You are offline. What you see may be out of date.')

test('the service worker may be installed, and is revalidated each time', async ({ request }) => {
  const worker = await request.get('/worker.js')
  const manifest = await request.get('/manifest.webmanifest')
  expect([
    worker.status(),
    worker.headers()['content-type'],
    worker.headers()['cache-control'],
  ]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
  expect(manifest.headers()['content-type']).toContain('manifest+json')
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] }
  expect(name).toBe('Harborlane')
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200)
})

test('the flow drawings are not precached for every visitor', async ({ request }) => {
  const worker = await (await request.get('/worker.js')).text()
  expect(worker).toContain('checkoutScreen')
  expect(worker).not.toContain('flowsScreen')
})

test(
  'a second visit without a connection opens visited screens, and shows the banner',
  fromCiOn,
  async ({ page, request, context }) => {
    const said: string[] = []
    page.on('pageerror', (error) => said.push(error.message))
    await enter(page, request, demoShopper)
    await openWithWorker(page, '/home')
    const product = page.locator('main:visible a[href^="/detail/"]').first()
    const productPath = (await product.getAttribute('href')) ?? ''
    await page.goto(productPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const productName = await page.getByRole('heading', { level: 1 }).textContent()
    await openAndAsk(page, '/myPurchases', '/api/user/order_list')
    const order = page.locator('main:visible a[href^="/orderInfo/"]').first()
    const orderPath = (await order.getAttribute('href')) ?? ''
    await openAndAsk(page, orderPath, '/api/order/detail')
    await expect(page.getByText('Order number')).toBeVisible()
    await page.goto('/capitalRecord')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expect(banner(page)).toBeHidden()

    await context.setOffline(true)
    const opened: [string, () => Promise<void>][] = [
      [
        '/home',
        () => expect(page.locator('main:visible a[href^="/detail/"]').first()).toBeVisible(),
      ],
      [
        productPath,
        () => expect(page.getByRole('heading', { level: 1 })).toHaveText(productName ?? ''),
      ],
      [
        '/myPurchases',
        () => expect(page.locator(`main:visible a[href="${orderPath}"]`).first()).toBeVisible(),
      ],
      [orderPath, () => expect(page.getByText('Order number')).toBeVisible()],
      ['/capitalRecord', () => expect(page.getByRole('listitem').first()).toBeVisible()],
      ['/filter', () => expect(page.getByRole('link', { name: 'Addresses' })).toBeVisible()],
    ]
    for (const [path, isShown] of opened) {
      await page.goto(path)
      await isShown()
      await expect(banner(page)).toBeInViewport()
      await expect(page).toHaveURL(path)
    }

    await context.setOffline(false)
    await page.goto('/myPurchases')
    await expect(page.locator(`main:visible a[href="${orderPath}"]`).first()).toBeVisible()
    await expect(banner(page)).toBeHidden()
    expect(said).toEqual([])
  },
)

test(
  'every screen opens without a connection, with the banner',
  fromCiOn,
  async ({ page, request, context }) => {
    await enter(page, request, await registerShopper(request))
    await openWithWorker(page, '/filter')
    await expect(page.getByRole('link', { name: 'Addresses' })).toBeVisible()
    await expect.poll(() => copyOf(page, '/api/user/getUserInfo')).toBe(true)
    await context.setOffline(true)
    for (const path of [
      '/checkout',
      '/topUp',
      '/withDraw',
      '/address',
      '/search',
      '/bag',
      '/language',
    ]) {
      await page.goto(path)
      await expect(banner(page)).toBeInViewport()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page).toHaveURL(path)
    }
  },
)

test(
  'the banner also reports a server that does not answer',
  fromCiOn,
  async ({ page, request, context }) => {
    await enter(page, request, await registerShopper(request))
    await openWithWorker(page, '/filter')
    await expect.poll(() => copyOf(page, '/api/order/counts')).toBe(true)
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(() => {
      const scope = self as unknown as { fetch: typeof fetch; reached: typeof fetch }
      scope.reached = scope.fetch
      scope.fetch = () => Promise.reject(new TypeError('nobody answers'))
    })
    await page.goto('/filter')
    await expect(banner(page)).toBeInViewport()
    await worker?.evaluate(() => {
      const scope = self as unknown as { fetch: typeof fetch; reached: typeof fetch }
      scope.fetch = scope.reached
    })
    await page.getByRole('link', { name: 'Explore' }).click()
    await expect(banner(page)).toBeHidden()
  },
)

test(
  'a write that fails offline is never sent automatically',
  fromCiOn,
  async ({ page, request, context }) => {
    await enter(page, request, await registerShopper(request))
    await openWithWorker(page, '/address')
    await page.goto('/addressForm')
    await fillAddress(page)
    const sent: string[] = []
    context.on('request', (asked) => {
      if (asked.method() !== 'GET') sent.push(`${asked.method()} ${new URL(asked.url()).pathname}`)
    })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'You are offline' }).first(),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(banner(page)).toBeHidden()
    await page.goto('/address')
    await expect(page.getByText('Mira Quay')).toBeHidden()
    expect(sent).toEqual(['POST /api/user/address_add'])
  },
)

test(
  'no data of a shopper can be read after they have logged out',
  fromCiOn,
  async ({ page, request, context }) => {
    await enter(page, request, demoShopper)
    await openWithWorker(page, '/filter')
    await expect.poll(() => copyOf(page, '/api/user/getUserInfo')).toBe(true)
    await page.goto('/home')
    await expect.poll(() => copyOf(page, '/api/catalogue/home')).toBe(true)
    await page.goto('/myPurchases')
    await expect.poll(() => copyOf(page, '/api/user/order_list')).toBe(true)
    await page.goto('/filter')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    await expect.poll(() => privateCaches(page)).toEqual([])

    await context.setOffline(true)
    await page.goto('/myPurchases')
    await expect(page).toHaveURL('/login?returnTo=%2FmyPurchases')
    expect(await privateCaches(page)).toEqual([])
    await page.goto('/home')
    await expect(page.locator('main:visible a[href^="/detail/"]').first()).toBeVisible()
  },
)

test(
  'a shopper who signs in meets no copy of the previous one’s data',
  fromCiOn,
  async ({ page, request, context }) => {
    const first = await registerShopper(request)
    const second = await registerShopper(request)
    await enter(page, request, first)
    await openWithWorker(page, '/filter')
    await expect.poll(() => copyOf(page, '/api/user/getUserInfo')).toBe(true)
    await enter(page, request, second)
    await page.addInitScript(speakAfter, '/api/user/getUserInfo')
    // Without this cookie the app itself asks who is signed in, and shows it when it knows.
    await context.clearCookies({ name: 'reader' })
    await page.goto('/filter')
    await expect(page.getByText(second.account)).toBeVisible()
    await expect.poll(async () => (await privateCaches(page)).length).toBe(1)
    await expect.poll(() => copyOf(page, '/api/user/getUserInfo')).toBe(true)
    await context.setOffline(true)
    await page.goto('/filter')
    await expect(page.getByText(second.account)).toBeVisible()
    await expect(page.getByText(first.account)).toBeHidden()
  },
)

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page of an older build reloads when its code is gone', async ({ page, context }) => {
    await page.goto('/home')
    const html = await (await page.request.get('/explore')).text()
    const newer = html.replaceAll(/\/assets\/first-[^"]+\.js/g, '/assets/newer.js')
    expect(newer).not.toBe(html)
    let isGone = true
    await context.route(/\/assets\/searchScreen-.*\.js/, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    await context.route(
      (url) => url.pathname === '/',
      (route) => {
        isGone = false
        return route.fulfill({ body: newer })
      },
    )
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => history.pushState(null, '', '/search'))
    await reloaded
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('searchbox')).toBeVisible()
  })
})

async function enter(
  page: Page,
  request: APIRequestContext,
  shopper: { account: string; password: string },
): Promise<void> {
  await enterAs(page, { token: await openSession(request, shopper) })
}

/**
 * The worker's messages reach the page only after a call was answered, so it learns late who is
 * signed in.
 */
function speakAfter(call: string): void {
  const answered = new Promise<void>((resolve) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntries().some(({ name }) => name.includes(call))) resolve()
    }).observe({ type: 'resource' })
  })
  const { postMessage } = ServiceWorker.prototype
  ServiceWorker.prototype.postMessage = function (word: unknown) {
    void answered.then(() => postMessage.call(this, word))
  }
}

/** Opens a screen and waits until the worker controls it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

function copyOf(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      const stored = await (await caches.open(name)).keys()
      if (stored.some(({ url }) => new URL(url).pathname === path)) return true
    }
    return false
  }, path)
}

function privateCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('shopper-')),
  )
}

/** Requests data again that came with the page, so that the worker caches it. */
async function openAndAsk(page: Page, path: string, call: string): Promise<void> {
  const asked = page.waitForResponse((answer) => answer.url().includes(call))
  await page.goto(path)
  await asked
}
