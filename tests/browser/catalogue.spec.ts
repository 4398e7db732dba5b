import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import { consoleWords } from './support/consoleWords.ts'
import { enterAs } from './support/sessions.ts'
import { sheetsAreClosed } from './support/sheets.ts'
import { registerShopper } from './support/shoppers.ts'
import { fromCiOn } from './support/whole.ts'

test.use({ expectedOnConsole: /status of 404 .*\/(?:detail\/(?:999999|abc)|shop\/999999)\)$/ })

/** Part of the layout instability API, which TypeScript's types lack. */
interface LayoutShift extends PerformanceEntry {
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

test(
  'Home is visible before its code runs, and hydration changes nothing',
  fromCiOn,
  async ({ browser }) => {
    const still = await browser.newContext({ javaScriptEnabled: false })
    const rendered = await still.newPage()
    await rendered.goto('/home')
    const titles = await productTitles(rendered)
    expect(titles).toHaveLength(14)
    await still.close()

    const lively = await browser.newContext()
    const page = await lively.newPage()
    const said = consoleWords(page)
    await page.goto('/home')
    await expect(page).toHaveTitle('Home · Harborlane')
    expect(await productTitles(page)).toEqual(titles)
    expect(await shiftsOf(page)).toEqual([])
    expect(said).toEqual([])
    await lively.close()
  },
)

test(
  'what arrived of Home first stays in place when the rest arrives',
  fromCiOn,
  async ({ page }) => {
    // Changes the server-rendered page: the app would restore what is removed here.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/home')
    const hero = page.getByRole('region', { name: 'Good things from across the sea' })
    const first = [hero.getByRole('heading'), hero.locator('img').first()]
    const places = () => Promise.all(first.map(async (each) => (await each.boundingBox())?.y))
    const whole = await places()
    await hero.evaluate((section) => {
      const [, ...later] = section.querySelectorAll('picture')
      for (const picture of later) picture.remove()
    })
    expect(await places()).toEqual(whole)
  },
)

test('a guest browses a category, and a product sets the document’s title until it is left', async ({
  page,
}) => {
  await page.goto('/home')
  const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()
  await category.click()
  await expect(page).toHaveURL(/\/explore\?category=\d+$/)
  await page.locator('a[href^="/detail/"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/detail\//)
  const name = await page
    .getByRole('heading', { level: 2 })
    .filter({ visible: true })
    .first()
    .innerText()
  await expect(page).toHaveTitle(`${name} · Harborlane`)
  await page.goBack()
  await expect(page).toHaveTitle('Explore · Harborlane')
  await page.goForward()
  await expect(page).toHaveTitle(`${name} · Harborlane`)
})

test('a later visit finds the goods that are in stock now', fromCiOn, async ({ request }) => {
  const page = await (await request.get('/home')).text()
  const answer = (await (await request.get('/api/catalogue/home?lang=en')).json()) as {
    data: { deals: { title: string }[]; hotProducts: { title: string }[] }
  }
  const { deals, hotProducts } = answer.data
  for (const { title } of [...deals, ...hotProducts]) expect(page).toContain(title)
})

test('sort and filters are in the address and survive a reload', fromCiOn, async ({ page }) => {
  await page.goto('/explore')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceUp')
  await page.getByRole('button', { name: 'Food', exact: true }).click()
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByLabel('To, in dollars').fill('15')
  await page.getByRole('button', { name: 'Show products' }).click()
  await expect(page).toHaveURL(/sort=priceUp/)
  await expect(page).toHaveURL(/category=\d+/)
  await expect(page).toHaveURL(/maxPriceCents=1500/)
  await expect(page.locator('main:visible [aria-busy="true"]')).toHaveCount(0)
  const shown = await productTitles(page)
  expect(shown.length).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(() => productTitles(page)).toEqual(shown)
})

test(
  'a filter removes no choice from its sheet, and the old results stay until new ones arrive',
  fromCiOn,
  async ({ page }) => {
    await page.goto('/explore')
    await page.getByRole('button', { name: /^Filter/ }).click()
    const choices = page.getByRole('dialog').getByRole('checkbox', { name: /\(\d+\)/ })
    await expect(choices.first()).toBeVisible()
    const answered = Promise.withResolvers<void>()
    await page.route(/\/api\/catalogue\/products/, async (route) => {
      await answered.promise
      await route.continue()
    })
    const names = async () => (await choices.allTextContents()).map((text) => text.split(' (')[0])
    const before = { names: await names(), titles: await productTitles(page) }
    await choices.first().click()
    await expect(choices.first()).toBeChecked()
    await expect(page).toHaveURL(/category=\d+/)
    expect({ names: await names(), titles: await productTitles(page) }).toEqual(before)
    answered.resolve()
    await expect.poll(() => productTitles(page)).not.toEqual(before.titles)
    expect(await names()).toEqual(before.names)
  },
)

test('several filters apply at once, survive a reload, and are taken away above the list', async ({
  page,
  request,
}) => {
  await enterAs(page, await registerShopper(request))
  await page.goto('/products')
  await page.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog')
  for (const name of [/^Food/, /^Toys/, /^In stock/]) {
    await sheet.getByRole('checkbox', { name }).click()
    await expect(sheet.getByRole('checkbox', { name })).toBeChecked()
  }
  await sheet.getByRole('button', { name: 'Show products' }).click()
  await expect(page).toHaveURL(/\?category=\d+&category=\d+&inStock=true$/)
  await sheetsAreClosed(page)
  await page.reload()
  const chosen = page.getByRole('group', { name: 'Chosen filters' })
  await expect(chosen.getByRole('button')).toHaveText(['Food', 'Toys', 'In stock', 'Clear filters'])
  const total = page.getByRole('main').getByText(/^\d+ products$/)
  const before = Number.parseInt((await total.textContent()) ?? '', 10)
  await chosen.getByRole('button', { name: 'Remove filter: Food' }).click()
  await expect(page).toHaveURL(/\?category=\d+&inStock=true$/)
  await expect
    .poll(async () => Number.parseInt((await total.textContent()) ?? '', 10))
    .toBeLessThan(before)
  await chosen.getByRole('button', { name: 'Clear filters' }).click()
  await expect(chosen).toBeHidden()
  await expect(page).toHaveURL(/\/products$/)
})

test('the size guide of a shoe shows the chosen size in centimetres or inches', async ({
  page,
}) => {
  await page.goto('/search?q=derby')
  await page.getByRole('main').getByRole('link', { name: /Derby/i }).first().click()
  const size = page.getByRole('main').getByRole('group', { name: /^Size/ })
  await size.getByRole('button', { name: '42' }).click()
  await size.getByRole('button', { name: 'Size guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  const chosen = guide.locator('tr[aria-current]')
  const inches = guide.getByRole('button', { name: 'in', exact: true })
  await guide.getByRole('button', { name: 'cm' }).click()
  await expect(chosen).toHaveText('428926.5')
  await inches.click()
  await expect(chosen).toHaveText('428910.4')
  expect(await axeFindings(page)).toEqual([])
  await page.goBack()
  await expect(guide).toBeHidden()
})

test(
  'a search is suggested while typing, remembered, and forgotten on request',
  fromCiOn,
  async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox', { name: 'Search' }).fill('tea')
    await expect(page.getByRole('button', { name: 'Search for “tea”' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=tea')
    await page.goto('/search')
    await expect(page.getByRole('heading', { name: 'Searched before' })).toBeVisible()
    await page.getByRole('button', { name: 'Forget these searches' }).click()
    await expect(page.getByRole('heading', { name: 'Searched before' })).toHaveCount(0)
  },
)

test(
  'a product opens with a variant, shows its delivery time, and shows its pictures large',
  fromCiOn,
  async ({ page }) => {
    await page.goto('/detail/1')
    const colour = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(page.locator('fieldset [aria-pressed=true]')).toHaveCount(0)
    await expect(page.getByText(/^Arrives /)).toBeVisible()
    await page.getByRole('button', { name: 'Choose a colour' }).click()
    await expect(colour('Silver')).toBeFocused()
    await colour('Midnight').click()
    await expect(colour('Midnight')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Choose memory' }).click()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled()

    await page.getByRole('button', { name: /picture 2 of 3/ }).click()
    const lightbox = page.getByRole('dialog', { name: 'Boxwood 14 ultralight laptop' })
    await expect(lightbox).toBeVisible()
    await expect(lightbox.getByText('2 / 3')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.goBack()
    await expect(lightbox).toBeHidden()
    await expect(page).toHaveURL('/detail/1')
  },
)

test(
  'recently viewed products are offered again, until logout',
  fromCiOn,
  async ({ page, request }) => {
    await enterAs(page, await registerShopper(request))
    const seen = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')
    const stored = () => page.evaluate(() => localStorage.getItem('harborlane.viewed') ?? '')
    for (const id of [1, 2]) {
      await page.goto(`/detail/${id}`)
      // The server-rendered page shows it before the app stores it.
      await expect.poll(stored).toMatch(new RegExp(`\\b${id}\\b`))
    }
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByRole('heading', { name: 'More from this shop' })).toBeVisible()
    await expect(seen).toHaveCount(1)
    await expect(seen).toHaveAttribute('href', /^\/detail\/1\//)
    await page.goto('/filter')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('harborlane.viewed'))).toBeNull()
  },
)

test(
  'a promo code that is tapped on Home is applied at checkout',
  fromCiOn,
  async ({ page, request }) => {
    await enterAs(page, await registerShopper(request))
    await page.goto('/home')
    await page.getByRole('button', { name: /WELCOME10/ }).click()
    await expect(page.getByText('Saved for your checkout')).toBeVisible()
    const { data } = (await (await request.get('/api/catalogue/product?id=1')).json()) as {
      data: { variants: { skuId: number }[] }
    }
    await page.goto(`/checkout?sku=${data.variants[0]?.skuId}&quantity=1`)
    await expect(page.getByText('WELCOME10').first()).toBeVisible()
    await expect(page.getByText(/[−-]\$20\.00/).first()).toBeVisible()
  },
)

test('a search shows shops above the goods', fromCiOn, async ({ page }) => {
  await page.goto('/search?q=kite')
  const shops = page.getByRole('region', { name: 'Shops' }).getByRole('link')
  await expect(shops).toHaveText([/Paper Kite Toys/])
  await page.getByRole('searchbox', { name: 'Search' }).fill('kite')
  await expect(page.getByRole('link', { name: 'Paper Kite Toys' })).toBeVisible()
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test(
    'the buy box is next to the gallery, and filters are next to the products',
    fromCiOn,
    async ({ page }) => {
      await page.goto('/detail/1')
      const gallery = await page.getByRole('list', { name: 'Pictures' }).boundingBox()
      const buy = await page.getByRole('button', { name: 'Buy now' }).boundingBox()
      expect(buy?.x).toBeGreaterThan((gallery?.x ?? 0) + (gallery?.width ?? 0))
      expect((buy?.y ?? 0) + (buy?.height ?? 0)).toBeLessThan(900)
      await page.getByRole('button', { name: 'Next picture' }).click()
      const thumbs = page.getByRole('group', { name: 'Pictures' }).getByRole('button')
      await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
      await thumbs.nth(1).focus()
      await page.keyboard.press('ArrowRight')
      await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')

      await page.goto('/explore')
      const filters = page.getByRole('region', { name: 'Filter' })
      await filters.getByRole('checkbox', { name: /^Food/ }).click()
      await expect(page).toHaveURL(/category=\d+/)
      await expect(page.getByRole('button', { name: /^Filter/ })).toBeHidden()
    },
  )
})

test('a missing page says so and links onward', fromCiOn, async ({ page }) => {
  for (const [path, words] of [
    ['/detail/999999', 'This product is not sold here any more'],
    ['/detail/abc', 'This product is not sold here any more'],
    ['/shop/999999', 'There is no such shop'],
    ['/search?q=zzzzqqqq', 'No matching products'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words)).toBeVisible()
  }
})

test(
  'a lost connection is reported, and the list loads automatically when it is back',
  fromCiOn,
  async ({ page, context }) => {
    await page.goto('/explore')
    const food = page.getByRole('button', { name: 'Food', exact: true })
    await expect(food).toBeVisible()
    await expect.poll(() => productTitles(page)).not.toEqual([])
    // The app reports it, not the server-rendered page.
    await expect(page.locator('#app[data-rendered]')).toHaveCount(0)
    await context.setOffline(true)
    await food.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.locator('main:visible a[href^="/detail/"]').first()).toBeVisible()
  },
)

test(
  'a call whose code does not load is reported, and succeeds on retry',
  fromCiOn,
  async ({ page }) => {
    await page.route(/\/assets\/(?:catalogueCalls|http)-/, (route) => route.abort())
    await page.goto('/explore')
    await page.getByRole('button', { name: 'Food', exact: true }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.unroute(/\/assets\/(?:catalogueCalls|http)-/)
    await expect(async () => {
      await page.getByRole('button', { name: 'Try again' }).click({ timeout: 2_000 })
      await expect(page.locator('main:visible a[href^="/detail/"]').first()).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    await expect(page).toHaveURL(/category=\d+/)
  },
)

async function productTitles(page: Page): Promise<string[]> {
  const links = page.locator('main:visible a[href^="/detail/"]')
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
}

/** The layout shifts since the page was opened: elements and distances. */
async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            for (const { node, previousRect, currentRect } of entry.sources) {
              const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
              const from = `${previousRect.x} ${previousRect.y} ${previousRect.width}`
              const to = `${currentRect.x} ${currentRect.y} ${currentRect.width}`
              moved.push(`${name}: ${from} → ${to}`)
            }
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
      }),
  )
}

test(
  'applies a sort order chosen on the server-rendered page before hydration',
  fromCiOn,
  async ({ page }) => {
    const arrive = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await arrive.promise
      await route.continue()
    })
    await page.goto('/explore', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceUp')
    arrive.resolve()
    await expect(page).toHaveURL(/sort=priceUp/)
  },
)

test('a search that is submitted by Enter blurs the field', async ({ page }) => {
  await page.goto('/search')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('tea')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=tea')
  await expect(field).not.toBeFocused()
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('an invalid price shows its error next to the field', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 660 })
    await page.goto('/explore')
    await page.getByLabel('To, in dollars').fill('99.50')
    await expect(page.getByText('Whole dollars, please')).toBeInViewport({ ratio: 1 })
  })

  test('the price filter fits its column, with larger text too', async ({ page }) => {
    await page.goto('/explore')
    // As with a wider font, or a reader's larger text size.
    await page.addStyleTag({ content: ':root { font-size: 125% }' })
    const from = page.getByLabel('From, in dollars')
    await expect(from).toBeVisible()
    const wider = await from.evaluate((field) => {
      const cut: string[] = []
      for (let place = field.parentElement; place; place = place.parentElement) {
        if (place.scrollWidth > place.clientWidth)
          cut.push(`${place.localName}: ${place.scrollWidth} in ${place.clientWidth}`)
      }
      return cut
    })
    expect(wider).toEqual([])
  })
})
