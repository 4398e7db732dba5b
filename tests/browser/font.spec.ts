import { expect, test } from './support/test.ts'
import { fromCiOn } from './support/whole.ts'

const words = [
  'Good things from across the sea',
  'Shops are paid only once you have what you ordered.',
  'Pocket 65 W travel charger, three ports',
  '$1,099.00 −$20.00 · 7,840 sold',
].join(' ')

test('text stays where it is when the font arrives', fromCiOn, async ({ page }) => {
  const font = page.waitForResponse(/\.woff2$/)
  await page.goto('/home')
  expect((await font).headers()).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const ratios = await page.evaluate(async (text) => {
    const context = document.createElement('canvas').getContext('2d')!
    const widthOf = async (name: string) => {
      await document.fonts.load(name)
      context.font = name
      return context.measureText(text).width
    }
    const found: number[] = []
    for (const weight of [400, 500, 650]) {
      const own = await widthOf(`${weight} 16px "Hanken Grotesk"`)
      found.push(own / (await widthOf(`${weight} 16px "Hanken over Arial"`)))
    }
    return found
  }, words)
  // Without Arial or Liberation Sans here, the stand-in is not that of these figures.
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.02)
})

test('a page in another script fetches no Latin font', fromCiOn, async ({ page, context }) => {
  await context.addCookies([{ name: 'language', value: 'ri', url: baseOf() }])
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fetched.push(request.url())
  })
  await page.goto('/home')
  await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  expect(fetched).toEqual([])
})

test('prices stand in columns, with a minus as wide as a digit', fromCiOn, async ({ page }) => {
  await page.goto('/home')
  // The app adds the font: before that, a check for it succeeds as for any system font.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Grotesk/.test(family) && status === 'loaded'),
  )
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!
    context.font = '650 100px "Hanken Grotesk"'
    return [...'0123456789−'].map((sign) => Math.round(context.measureText(sign).width))
  })
  expect(new Set(widths).size).toBe(1)
})

function baseOf(): string {
  return String(test.info().project.use.baseURL)
}
