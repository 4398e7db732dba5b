import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { enterAs } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { expect, test } from './support/test.ts'

test('a photo goes up as JPEG where the canvas gives PNG for WebP', async ({ page, request }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement
    const { toBlob } = prototype
    prototype.toBlob = function asSafari(answer, type, quality) {
      const given = type === 'image/webp' ? 'image/png' : type
      document.documentElement.dataset['written'] = given ?? ''
      toBlob.call(this, answer, given, quality)
    }
  })
  await enterAs(page, await registerShopper(request))
  await page.goto('/profile')
  await page.getByLabel('Choose picture').setInputFiles(await noise(3_000))
  await expect(page.getByAltText('Picture you uploaded')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-written', 'image/jpeg')
})

/** Noise is the hardest to compress: as a PNG it is far above five megabytes. */
async function noise(side: number) {
  const raw = { width: side, height: side, channels: 3 } as const
  const buffer = await sharp(randomBytes(side * side * 3), { raw })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}
