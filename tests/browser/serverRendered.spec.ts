import { expect, test } from './support/test.ts'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { languageCodes } from '../../contract/languageCodes.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import { platformLocales } from '../../contract/locales.ts'
import { enterAs, openSession } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { mintPayer, placeOrder } from './support/walletActions.ts'
import { stopsOf, textsOf } from './support/tour.ts'
import { demoShopper } from '../../server/boot/demo/demoShopper.ts'
import { fromCiOn, onlyWhole, playsTours } from './support/whole.ts'

test.use({ expectedOnConsole: /status of 404 .*\/(?:detail\/999999|nowhere)\)$/ })

const routes = [
  { path: '/home', title: 'title.home' },
  { path: '/explore', title: 'title.explore' },
  { path: '/detail/1', title: 'title.detail' },
  { path: '/shop/1', title: 'title.shop' },
  { path: '/search', title: 'title.search' },
  { path: '/search?q=a', title: 'title.search' },
  { path: '/login', title: 'title.login' },
  { path: '/register', title: 'title.register' },
  { path: '/forgotPassword', title: 'title.forgotPassword' },
  { path: '/changePassword', title: 'title.changePassword' },
] as const

for (const code of languageCodes) {
  const details = code === 'ri' ? fromCiOn : onlyWhole
  test(
    `without its code every public page is complete in ${code}, and in that language alone`,
    details,
    async ({ browser, request }) => {
      const page = await readerOf(browser, code)
      const texts = plainTextsOf(code)
      const own = new Set(Object.values(texts))
      const ofOthers = languageCodes.filter((other) => other !== code).map(plainTextsOf)
      for (const { path, title } of routes) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', platformLocales[code].htmlLang)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          path === '/home' ? 'Harborlane' : texts[title]!,
        )
        const shown = new Set(await page.locator('body').evaluate(shownTexts))
        const foreign = ofOthers.flatMap((other) =>
          Object.values(other).filter((text) => shown.has(text) && !own.has(text)),
        )
        expect([path, foreign]).toEqual([path, []])
      }
      await page.context().close()
      await expectGoods(browser, request, code)
    },
  )
}

test('an inlined style isn’t fetched as well', fromCiOn, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/detail/1', { waitUntil: 'load' })
  const styles = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(styles.length).toBeGreaterThan(1)
  expect(fetched.filter((path) => styles.includes(path))).toEqual([])
})

test(
  'a page requests its scripts after its first frame, and at once in a background tab',
  fromCiOn,
  async ({ page }) => {
    await page.addInitScript(() => {
      const frames: (() => void)[] = []
      Object.assign(window, {
        frames,
        requestAnimationFrame: (draw: () => void) => frames.push(draw),
      })
    })
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      )
    const takenOver = page.locator('#app:not([data-rendered])')
    await page.goto('/detail/1')
    expect(await scripts()).toEqual([])
    await page.evaluate(() => (window as unknown as { frames: (() => void)[] }).frames[0]?.())
    await expect(takenOver).toBeAttached()

    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true })
    })
    await page.goto('/shop/1')
    await expect(takenOver).toBeAttached()
  },
)

test(
  'who signs in before the page’s code arrives is signed in once it has',
  fromCiOn,
  async ({ page, request }) => {
    const { account, password } = await registerShopper(request)
    const letCodeCome = await holdCodeBack(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: 'Account' }).fill(account)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    letCodeCome()
    await expect(page).toHaveURL('/home')
  },
)

test(
  'text typed into the search before the code arrives gets suggestions, and finds',
  fromCiOn,
  async ({ page }) => {
    const letCodeCome = await holdCodeBack(page)
    await page.goto('/search', { waitUntil: 'commit' })
    await page.getByRole('searchbox', { name: 'Search' }).fill('tea')
    letCodeCome()
    await expect(page.getByRole('button', { name: 'Search for “tea”' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
    await expect(page).toHaveURL('/search?q=tea')
  },
)

/** Until the returned function is called. */
async function holdCodeBack(page: Page): Promise<() => void> {
  const come = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await come.promise
    await route.continue()
  })
  return come.resolve
}

test(
  'a rendered page below a phone’s first screen waits for that screen, also without its code',
  fromCiOn,
  async ({ browser }) => {
    const page = await readerOf(browser, 'en')
    await holdAnimations(page)
    const phone = { width: 390, height: 844 }
    const desktop = { width: 1440, height: 900 }
    const titles = page.locator('[data-below] h2')
    for (const [path, below] of [
      ['/home', ['Hot products', 'Hot shops']],
      ['/detail/1', ['Description', 'Specification', 'Reviews']],
    ] as const) {
      await page.setViewportSize(phone)
      await page.goto(path)
      expect(await titles.evaluateAll(laidOut, { at: 0 })).toEqual([])
      expect(await titles.evaluateAll(laidOut, { at: 1_000 })).toEqual(below)
      await page.setViewportSize(desktop)
      expect(await titles.evaluateAll(laidOut, { at: 0 })).toEqual(below)
    }
    await page.context().close()
  },
)

test('a page in shared caches holds no shopper, and a shopper’s page is not cached by others', async ({
  request,
}) => {
  const shopper = await registerShopper(request)
  const { account, password } = shopper
  const login = await request.post('/api/user/login', { data: { account, password } })
  expect(login.headers()['cache-control']).toBe('no-store')
  const { data } = (await login.json()) as { data: { userinfo: { token: string } } }
  const { token } = data.userinfo
  const answers = await Promise.all(
    ['/home', '/bag', '/filter', '/orderInfo/1', '/login'].map(async (path) => {
      const headers = { cookie: `auth=${token}; language=tai` }
      const answer = await request.get(path, { headers })
      const html = await answer.text()
      return {
        path,
        lang: /<html lang="(\w+)"/.exec(html)?.[1],
        stored: answer.headers()['cache-control'],
        varies: answer.headers()['vary'],
        says: [token, shopper.account].filter((secret) => html.includes(secret)),
        data: /id="first-data">(.*?)<\/script>/.exec(html)?.[1]?.slice(0, 40),
      }
    }),
  )
  const frame = {
    lang: 'th',
    stored: 'private, no-cache',
    varies: 'Accept-Encoding, Accept-Language, Cookie',
    says: [],
    data: '{"lang":"tai","answers":{"/api/catalogue',
  }
  expect(answers).toEqual([
    { path: '/home', ...frame },
    { path: '/bag', ...frame },
    { path: '/filter', ...frame },
    { path: '/orderInfo/1', ...frame },
    { path: '/login', ...frame },
  ])
})

test('a missing product is answered with 404, and its screen stays as rendered', async ({
  page,
}) => {
  const answer = await page.goto('/detail/999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('This product is not sold here any more')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('This product is not sold here any more')).toBeVisible()
})

test('an unknown address is a 404 for a guest, too, and does not ask for a login', async ({
  page,
}) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/nowhere')
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
})

async function readerOf(browser: Browser, code: LanguageCode) {
  const { htmlLang } = platformLocales[code]
  const context = await browser.newContext({ javaScriptEnabled: false, locale: htmlLang })
  return context.newPage()
}

/** Expects titles, prices and pictures as the API has them in the language. */
async function expectGoods(browser: Browser, request: APIRequestContext, code: LanguageCode) {
  const page = await readerOf(browser, code)
  const home = await answerOf<{ deals: Goods[]; hotProducts: Goods[] }>(
    request,
    '/api/catalogue/home',
    code,
  )
  const shown = [...home.deals, ...home.hotProducts]
  await page.goto('/home')
  const tiles = page.locator('a[href^="/detail/"]:has([data-picture-of])')
  await expect(tiles).toHaveCount(shown.length)
  for (const [at, goods] of shown.entries()) {
    await expect(tiles.nth(at)).toContainText(goods.title)
    await expect(tiles.nth(at)).toContainText(priceOf(goods.priceCents, code))
  }
  const product = await answerOf<Goods>(request, '/api/catalogue/product?id=1', code)
  await page.goto('/detail/1')
  await expect(page).toHaveTitle(`${product.title} · Harborlane`)
  await expect(page.getByRole('heading', { level: 2, name: product.title })).toBeVisible()
  await expect(page.getByText(priceOf(product.priceCents, code)).first()).toBeVisible()
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true)
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', '/detail/1')
  await page.context().close()
}

interface Goods {
  title: string
  priceCents: number
}

async function answerOf<Data>(request: APIRequestContext, path: string, code: LanguageCode) {
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${code}`
  return ((await (await request.get(url)).json()) as { data: Data }).data
}

function priceOf(cents: number, code: LanguageCode): string {
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(platformLocales[code].locale, style).format(cents / 100)
}

/** Texts without parameters, by their ids. */
function plainTextsOf(code: LanguageCode): Record<string, string> {
  return Object.fromEntries(Object.entries(textsOf(code)).filter(([, text]) => !text.includes('{')))
}

function shownTexts(body: Element): string[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (parentElement?.closest('script, style') === null) texts.push((textContent ?? '').trim())
  }
  return texts
}

/** Pauses animations until a test sets their time, however long a page takes to load. */
async function holdAnimations(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/** The titles that are laid out so many milliseconds after their page was shown. */
function laidOut(titles: Element[], { at }: { at: number }): (string | null)[] {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = at
  }
  return titles.filter((title) => title.checkVisibility()).map((title) => title.textContent)
}

test.describe('a shopper’s own page', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('is rendered with its data before its code, with dates in the browser’s time zone', async ({
    page,
    request,
  }) => {
    const shopper = await mintPayer(request)
    const { id } = await placeOrder(request, shopper.token)
    await enterAs(page, shopper)
    await page.goto('/home')
    await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
    const letCodeCome = await holdCodeBack(page)
    const paths = ['/filter', '/payment', '/myPurchases/0', `/orderInfo/${id}`]
    const rendered: string[] = []
    for (const path of paths) {
      const answer = await page.goto(path, { waitUntil: 'commit' })
      expect(answer?.headers()['cache-control']).toBe('private, no-store')
      await expect(page.locator('main')).toContainText(path === '/filter' ? shopper.account : '$')
      rendered.push(await textOf(page))
      expect(rendered.at(-1)).not.toContain('Loading')
    }
    letCodeCome()
    for (const [at, path] of paths.entries()) {
      await page.goto(path)
      await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
      await expect.poll(() => textOf(page)).toBe(rendered[at])
    }
  })

  test('is a layout without data once the session has ended', async ({
    page,
    request,
    baseURL,
  }) => {
    const shopper = await registerShopper(request)
    await enterAs(page, shopper)
    await page
      .context()
      .addCookies([{ name: 'reader', value: 'Asia%2FTokyo%20narrow', url: baseURL ?? '' }])
    await request.post('/api/user/logout', { headers: { token: shopper.token }, data: {} })
    await holdCodeBack(page)
    const answer = await page.goto('/filter', { waitUntil: 'commit' })
    expect([answer?.headers()['cache-control'], await answer?.text()]).toEqual([
      'private, no-cache',
      expect.not.stringContaining(shopper.account),
    ])
  })
})

test('a shopper’s first page logs nothing on the console, at every address', async ({
  page,
  request,
}) => {
  test.slow()
  const token = await openSession(request, demoShopper)
  await enterAs(page, { token })
  // Without an id these two are answered with 404.
  const withoutId = /^\/(?:detail|shop)$/
  const paths = (await stopsOf(request, token)).map(({ path }) => path)
  for (const path of playsTours ? paths : ['/changePassword']) {
    if (withoutId.test(path)) continue
    await page.goto(path)
    await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
    await expect(page.locator('h1').locator('visible=true').first()).toBeVisible()
  }
})

/** The screen's text without countdown seconds. */
async function textOf(page: Page): Promise<string> {
  const text = await page.locator('#app').innerText()
  return text.replaceAll(/\d+:\d\d/g, '0:00').replaceAll(/\s+/g, ' ')
}

test('Home can be left before the shell around it hydrates', fromCiOn, async ({ page }) => {
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('#app:not([data-rendered])') === null) return
      watcher.disconnect()
      history.pushState(null, '', '/explore')
    })
    watcher.observe(document, { subtree: true, attributes: true, childList: true })
  })
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Filter' })).toBeVisible()
})

test('Home can be left at any moment during hydration', fromCiOn, async ({ page, context }) => {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (let waitMs = 0; waitMs <= 200; waitMs += 40) {
    await page.goto('/home', { waitUntil: 'commit' })
    await page.evaluate(async (wait) => {
      while (document.querySelector('#app:not([data-rendered])') === null) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
      const tabs = [...document.querySelectorAll<HTMLElement>('#tabs a')]
      tabs.find(({ textContent }) => textContent === 'Explore')?.click()
    }, waitMs)
    await expect(page.getByRole('link', { name: /Glow smart LED bulb/ })).toBeVisible()
  }
})
