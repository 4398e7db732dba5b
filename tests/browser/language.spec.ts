import { expect, test } from './support/test.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import type { LanguageCode } from '../../contract/fields.ts'
import { platformLocales } from '../../contract/locales.ts'
import { enterAs } from './support/sessions.ts'
import { mintAddress, registerShopper } from './support/shoppers.ts'
import { fromCiOn } from './support/whole.ts'

test('a shopper switches the language: form and scroll position stay, and the choice is stored', async ({
  page,
  request,
}) => {
  const shopper = await registerShopper(request)
  const addressId = await mintAddress(request, shopper)
  await enterAs(page, shopper)

  await page.goto('/home')
  // The day of arrival is there once Home is hydrated: a screen left before is opened anew.
  await expect(page.getByText(/^Arrives /).first()).toBeVisible()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => scrolled(page)).toBe(500)
  await open(page, `/addressForm/${addressId}`)
  await page.getByLabel('Full name').fill('Someone Else')

  await open(page, '/language')
  await page.getByText('简体中文').click()
  await expect(page).toHaveTitle(/语言/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')

  await page.goBack()
  await expect(page.getByRole('textbox', { name: '收件人' })).toHaveValue('Someone Else')
  await page.goBack()
  await expect(page.getByText('热门商品')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(500)

  const cookies = await page.context().cookies()
  const stored = cookies.find(({ name }) => name === 'language')
  expect(stored?.value).toBe('zh-CN')
  const days = ((stored?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(3)
  const info = await request.get('/api/user/getUserInfo?lang=en', {
    headers: { token: shopper.token },
  })
  const { data } = (await info.json()) as { data: { lang: { file_name: string } } }
  expect(data.lang.file_name).toBe('zh-CN')
})

test(
  'an account’s language applies where the browser has none',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await registerShopper(request)
    await speak(request, shopper, 'ri')
    await enterAs(page, shopper)
    await page.goto('/home')
    await expectHomeIn(page, request, 'ri', '人気の商品')
  },
)

test(
  'an account’s language overrides the browser’s cookie',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await registerShopper(request)
    await speak(request, shopper, 'en')
    await enterAs(page, shopper)
    await page.context().addCookies([{ name: 'language', value: 'zh-CN', url: originOf() }])
    await page.goto('/home')
    await expectHomeIn(page, request, 'en', 'Hot products')
  },
)

test(
  'a language that the account refuses is reported, and reverted',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await registerShopper(request)
    await speak(request, shopper, 'en')
    await enterAs(page, shopper)
    await page.route('**/api/user/set_language*', (route) => route.abort())
    await page.goto('/language')
    await page.getByText('日本語').click()
    const observed = page.getByText('Backend interface connection abnormal').first()
    await expect(observed).toBeVisible()
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await languageCookie(page)).toBe('en')
  },
)

test(
  'a guest picks the language on any public screen, and it stays on the next page',
  fromCiOn,
  async ({ page, request }) => {
    for (const path of ['/detail/1', '/search', '/login', '/home']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Language', exact: true }).click()
      await expect(page.getByRole('dialog').getByText('日本語')).toBeVisible()
      if (path !== '/home') await page.keyboard.press('Escape')
    }
    await page.getByText('日本語').click()
    await expectHomeIn(page, request, 'ri', '人気の商品')
    await page.reload()
    await expectHomeIn(page, request, 'ri', '人気の商品')
  },
)

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' })

  test('lines break between words', async ({ page }) => {
    await page.goto('/shop/2')
    const words =
      '로테르담의 여덟 명이 판매 전에 모두 직접 써 봅니다. 저희 책상에서 한 달을 버티지 못한 제품은 여기에 없습니다.'
    const lines = await page.getByRole('main').getByText(words).evaluate(linesOf)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join(' ')).toBe(words)
  })
})

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 320, height: 640 } })

  test('a title of several words breaks between them', async ({ page, request }) => {
    const found = await request.get('/api/catalogue/products?q=light%20bulb')
    const { data } = (await found.json()) as { data: { list: { id: number }[] } }
    await page.goto(`/detail/${data.list[0]?.id}`)
    const title = 'Glow 智能 LED 灯泡'
    const lines = await page.getByRole('heading', { name: title }).evaluate(linesOf)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join(' ')).toBe(title)
  })
})

/** Stores a language on the account, as another device would. */
async function speak(request: APIRequestContext, { token }: { token: string }, code: string) {
  const answer = await request.get(`/api/user/set_language?file_name=${code}`, {
    headers: { token },
  })
  expect((await answer.json()) as object).toMatchObject({ code: 1 })
}

async function expectHomeIn(
  page: Page,
  request: APIRequestContext,
  code: LanguageCode,
  heading: string,
) {
  const { htmlLang } = platformLocales[code]
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
  await expect(page.getByRole('heading', { name: heading, includeHidden: true })).toBeAttached()
  const answer = await request.get(`/api/catalogue/home?lang=${code}`)
  const { data } = (await answer.json()) as {
    data: { deals: { title: string }[]; hotProducts: { title: string }[] }
  }
  const tiles = page.getByRole('main').locator('a[href^="/detail/"]:has([data-picture-of])')
  for (const [at, { title }] of [...data.deals, ...data.hotProducts].entries()) {
    await expect(tiles.nth(at)).toContainText(title)
  }
  expect(await languageCookie(page)).toBe(code)
}

async function languageCookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'language')?.value
}

function originOf(): string {
  return new URL(test.info().project.use.baseURL ?? '').origin
}

/** The rendered lines of a text. */
function linesOf(element: Element): string[] {
  const lines: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let bottom = -1
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const rect = range.getBoundingClientRect()
      if (rect.top >= bottom || lines.length === 0) {
        lines.push('')
        bottom = rect.bottom
      }
      lines[lines.length - 1] += letter
    }
  }
  return lines.map((line) => line.trim())
}

/** Navigates within the app, so that the previous screen stays alive. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(page).toHaveURL(path)
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => document.scrollingElement?.scrollTop ?? 0)
}
