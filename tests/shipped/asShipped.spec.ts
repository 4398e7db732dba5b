import { expect, test } from '../browser/support/test.ts'
import { platformLocales } from '../../contract/locales.ts'
import { languageCodes } from '../../contract/languageCodes.ts'
import { fromCiOn, onlyAsShipped } from '../browser/support/whole.ts'
import { devices } from './devices.ts'
import { journeys } from './journeys.ts'
import { watch } from './watch.ts'

/** The part that CI runs; the others show nearly the same. */
const core = new Set([
  ...Object.keys(journeys).map((journey) => `${journey}, with the clock right`),
  'a withdrawal, with the clock 20 minutes fast',
  'a withdrawal, with a clock that is set on every page, forward and back',
  'from signing up to a paid order, with the clock two days slow',
  'from signing up to a paid order, with what Safari 16.4 has',
  'from signing up to a paid order, with what Chrome 109 has',
])

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const [on, device] of Object.entries(devices)) {
  test.describe(() => {
    test.use({ serviceWorkers: device.serviceWorkers ?? 'allow' })
    for (const [name, journey] of Object.entries(journeys)) {
      if (journey.needsWorker && device.serviceWorkers === 'block') continue
      const title = `${name}, with ${on}`
      test(title, core.has(title) ? fromCiOn : onlyAsShipped, async ({ page, request }) => {
        await device.prepare(page)
        const seen = watch(page)
        await journey.play(page, request)
        expect({ complaints: seen.complaints, tooOften: seen.tooOften(journey.calls) }).toEqual({
          complaints: [],
          tooOften: {},
        })
      })
    }
  })
}

const hotProducts = {
  en: 'Hot products',
  'zh-CN': '热门商品',
  ri: '人気の商品',
  han: '인기 상품',
  tai: 'สินค้ายอดนิยม',
}

for (const code of languageCodes) {
  const { locale, htmlLang } = platformLocales[code]
  test.describe(() => {
    test.use({ serviceWorkers: 'allow', locale })
    test(`a first load in ${code}`, onlyAsShipped, async ({ page }) => {
      const seen = watch(page)
      await page.goto('/home')
      await expect(page.getByText(hotProducts[code])).toBeVisible()
      await page.locator('main:visible a[href^="/detail/"]').first().click()
      await expect(page).toHaveURL(/\/detail\//)
      await page.goBack()
      await expect(page.getByText(hotProducts[code])).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
      expect(seen.complaints).toEqual([])
    })
  })
}
