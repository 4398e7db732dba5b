// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fitWithin, shrinkPicture } from './shrinkPicture.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const megabyte = 1024 * 1024

/**
 * A fake browser. Its canvas writes `types` with `sizeOf` bytes, and it decodes the files of
 * `reads` only.
 */
function browser({
  writes,
  sizeOf,
  reads = () => Promise.resolve({ width: 3_000, height: 3_000, close: () => {} }),
}: {
  writes: readonly string[]
  sizeOf: (type: string, side: number, quality: number) => number
  reads?: (options?: ImageBitmapOptions) => Promise<unknown>
}) {
  const drawn: string[] = []
  vi.stubGlobal('createImageBitmap', (_file: File, options?: ImageBitmapOptions) => reads(options))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({
    drawImage: () => drawn.push('picture'),
    fillRect: () => drawn.push('ground'),
  })) as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    answer: BlobCallback,
    wanted = 'image/png',
    quality = 1,
  ) {
    const type = writes.includes(wanted) ? wanted : 'image/png'
    drawn.push(`${type} ${this.width} ${quality}`)
    answer(new Blob([new Uint8Array(sizeOf(type, this.width, quality))], { type }))
  })
  return drawn
}

const photo = new File(['a photo'], 'photo.heic', { type: 'image/heic' })
const stands = ({ type, size }: File) => [type, size]

test('a picture is uploaded as WebP where the canvas can write it', async () => {
  const drawn = browser({ writes: ['image/webp', 'image/jpeg'], sizeOf: () => megabyte })
  expect(stands(await shrinkPicture(photo))).toEqual(['image/webp', megabyte])
  expect(drawn).toEqual(['picture', 'image/webp 1600 0.82'])
})

test('where the canvas returns PNG for WebP, as Safari’s does, it is uploaded as JPEG on white', async () => {
  const sizeOf = (type: string) => (type === 'image/png' ? 6 : 1) * megabyte
  const drawn = browser({ writes: ['image/jpeg'], sizeOf })
  expect(stands(await shrinkPicture(photo))).toEqual(['image/jpeg', megabyte])
  expect(drawn).toEqual(['picture', 'image/png 1600 0.82', 'ground', 'image/jpeg 1600 0.82'])
})

test('a picture that is still too large is compressed more, then scaled down', async () => {
  const sizeOf = (_type: string, side: number) => (side > 1_200 ? 6 : 4) * megabyte
  const drawn = browser({ writes: ['image/webp'], sizeOf })
  expect(stands(await shrinkPicture(photo))).toEqual(['image/webp', 4 * megabyte])
  expect(drawn.filter((each) => each.startsWith('image'))).toEqual([
    'image/webp 1600 0.82',
    'image/webp 1600 0.6',
    'image/webp 1200 0.6',
  ])
})

test('a browser without the orientation option decodes it nevertheless', async () => {
  const bitmap = { width: 100, height: 100, close: () => {} }
  const reads = (options?: ImageBitmapOptions) =>
    options === undefined
      ? Promise.resolve(bitmap)
      : Promise.reject(new TypeError('no such option'))
  browser({ writes: ['image/webp'], sizeOf: () => 1, reads })
  expect(stands(await shrinkPicture(photo))).toEqual(['image/webp', 1])
})

test('a file that the browser can’t decode is uploaded unchanged', async () => {
  browser({ writes: [], sizeOf: () => 1, reads: () => Promise.reject(new Error('unreadable')) })
  expect(await shrinkPicture(photo)).toBe(photo)
})

test.each([
  [
    { width: 4_000, height: 3_000 },
    { width: 1_600, height: 1_200 },
  ],
  [
    { width: 3_000, height: 4_000 },
    { width: 1_200, height: 1_600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 20_000, height: 2 },
    { width: 1_600, height: 1 },
  ],
])('a picture of %o is uploaded as %o', (given, sent) => {
  expect(fitWithin(given, 1_600)).toEqual(sent)
})
