import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { fromCiOn, onlyWhole } from './support/whole.ts'

const devices = [
  { name: 'a phone', width: 390, deviceScaleFactor: 3, tile: 640, gallery: 1280, cover: 1280 },
  { name: 'a tablet', width: 820, deviceScaleFactor: 2, tile: 640, gallery: 1280, cover: 1280 },
  { name: 'a desktop', width: 1440, deviceScaleFactor: 1, tile: 320, gallery: 640, cover: 640 },
]

for (const { name, width, deviceScaleFactor, tile, gallery, cover } of devices) {
  test(
    `${name} requests each picture once, in its displayed width, and those in view at once`,
    name === 'a phone' ? fromCiOn : onlyWhole,
    async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        deviceScaleFactor,
      })
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/pictures/')) asked.push(pathname)
      })
      for (const [path, sides, inSight] of [
        ['/home', [320, tile, 1280], 3],
        ['/explore', [tile], 4],
        ['/detail/1', [320, gallery], 1],
        ['/shop/2', [320, tile, cover], 5],
      ] as const) {
        asked.length = 0
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const shown = await picturesOf(page)
        expect(shown.length, path).toBeGreaterThan(0)
        expect(
          shown.filter(
            ({ expected, width }) => expected !== null && Math.abs(expected - width) > 2,
          ),
          path,
        ).toEqual([])
        expect([...new Set(shown.map(({ file }) => file))].toSorted(), path).toEqual(
          [...new Set(sides)].map((side) => `${side}.avif`).toSorted(),
        )
        expect(asked.length, path).toBe(new Set(asked).size)
        expect(asked.filter((file) => !file.endsWith('.avif'), path)).toEqual([])
        const preloaded = await page.locator('link[rel="preload"][as="image"]').count()
        expect([path, preloaded]).toEqual([path, inSight])
        expect(await page.locator('img[fetchpriority="high"]').count(), path).toBe(inSight)
      }
      await context.close()
    },
  )
}

/** Loaded pictures. Where `sizes` gives the displayed width, that is the natural width. */
function picturesOf(page: Page) {
  return page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter(({ currentSrc, naturalWidth }) => currentSrc !== '' && naturalWidth > 0)
      .map(({ currentSrc, naturalWidth, clientWidth, sizes }) => ({
        file: currentSrc.replace(/^.*-/, ''),
        expected: sizes === '' ? null : naturalWidth,
        width: clientWidth,
      })),
  )
}
