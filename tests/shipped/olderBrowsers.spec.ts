import type { Page } from '@playwright/test'
import { languageCodes } from '../../contract/languageCodes.ts'
import { platformLocales } from '../../contract/locales.ts'
import { expect, test } from '../browser/support/test.ts'
import { fromCiOn, onlyAsShipped } from '../browser/support/whole.ts'
import { watch } from './watch.ts'

const said = {
  en: { tooOld: /^This browser is too old/, noScript: /^JavaScript is switched off/ },
  'zh-CN': { tooOld: /^这个浏览器版本过低/, noScript: /^JavaScript 已关闭/ },
  ri: { tooOld: /^お使いのブラウザーは古いため/, noScript: /^JavaScript が無効/ },
  han: { tooOld: /^이 브라우저는 너무 오래되어/, noScript: /^JavaScript가 꺼져/ },
  tai: { tooOld: /^เบราว์เซอร์นี้เก่าเกินไป/, noScript: /^JavaScript ถูกปิด/ },
}

for (const code of languageCodes) {
  const tag = code === 'en' ? fromCiOn : onlyAsShipped
  test.describe(() => {
    test.use({ locale: platformLocales[code].locale })

    test(`an older browser sees a notice in ${code}, and readable goods`, tag, async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'))
      const seen = watch(page)
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      await page.goto('/home')
      await expect(page.getByText(said[code].tooOld)).toBeVisible()
      await expectGoodsByLinks(page)
      expect({ scripts, complaints: seen.complaints }).toEqual({ scripts: [], complaints: [] })
    })

    test.describe(() => {
      test.use({ javaScriptEnabled: false })

      test(`without JavaScript the goods are readable in ${code}`, tag, async ({ page }) => {
        await page.goto('/home')
        await expect(page.getByText(said[code].noScript)).toBeVisible()
        await expect(page.getByText(said[code].tooOld)).toBeHidden()
        await expectGoodsByLinks(page)
      })
    })
  })
}

test('an older browser shows the pictures further down as well', fromCiOn, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'))
  await page.goto('/explore')
  const last = page.locator('main a[href^="/detail/"] img').last()
  await last.scrollIntoViewIfNeeded()
  await expect
    .poll(() => last.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true)
  const [cards, pictures] = await Promise.all([
    page.locator('main a[href^="/detail/"]').count(),
    page.locator('main a[href^="/detail/"]:has(img)').count(),
  ])
  expect(pictures).toBe(cards)
})

test('a supported browser sees no notice', fromCiOn, async ({ page }) => {
  await page.goto('/home')
  await expect(page.locator('main:visible a[href^="/detail/"]').first()).toBeVisible()
  await expect(page.getByText(said.en.tooOld)).toBeHidden()
  await expect(page.getByText(said.en.noScript)).toBeHidden()
})

/** Links of server-rendered pages lead to server-rendered pages. */
async function expectGoodsByLinks(page: Page): Promise<void> {
  await page.locator('main a[href^="/detail/"]').first().click()
  await expect(page).toHaveURL(/\/detail\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').getByText(/\$\d/).first()).toBeVisible()
}
