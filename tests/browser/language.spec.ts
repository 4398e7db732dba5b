import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { enterAs } from './support/sessions.ts'
import { mintAddress, registerShopper } from './support/shoppers.ts'

test('a shopper switches the language: form and scroll stay, and the choice is kept', async ({
  page,
  request,
}) => {
  const shopper = await registerShopper(request)
  const addressId = await mintAddress(request, shopper)
  await enterAs(page, shopper)

  await page.goto('/home')
  await expect(page.getByText('Hot products')).toBeVisible()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
  const before = await lookedAt(page)
  expect(before).toMatch(/^\/detail\/\d+/)
  await open(page, `/addressForm/${addressId}`)
  await page.getByLabel('Addressee').fill('Someone Else')

  await open(page, '/language')
  await page.getByText('简体中文').click()
  await expect(page).toHaveTitle(/语言/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')

  await page.goBack()
  await expect(page.getByRole('textbox', { name: '收件人' })).toHaveValue('Someone Else')
  await page.goBack()
  await expect(page.getByText('热门商品')).toBeVisible()
  await expect.poll(() => lookedAt(page)).toBe(before)

  const cookies = await page.context().cookies()
  const kept = cookies.find(({ name }) => name === 'language')
  expect(kept?.value).toBe('zh-CN')
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(3)
  const info = await request.get('/api/user/getUserInfo?lang=en', {
    headers: { token: shopper.token },
  })
  const { data } = (await info.json()) as { data: { lang: { file_name: string } } }
  expect(data.lang.file_name).toBe('zh-CN')
})

/** Goes to another screen of the app as a link would, so that the one before is kept. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(page).toHaveURL(path)
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => document.scrollingElement?.scrollTop ?? 0)
}

/** The goods in the middle of the screen: names above them are as long as a language makes them. */
function lookedAt(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() =>
    document.elementFromPoint(100, 300)?.closest('a[href^="/detail/"]')?.getAttribute('href'),
  )
}
