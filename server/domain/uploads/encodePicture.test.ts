import sharp from 'sharp'
import { expect, test } from 'vitest'
import { scansOf } from '../../../tests/support/jpegScans.ts'
import { encodePicture } from './encodePicture.ts'

const photo = (format: 'jpeg' | 'png' | 'webp', options = {}) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#d9480f' } })
    .toFormat(format, options)
    .toBuffer()

const outcome = (picture: Buffer, withinMs?: number) =>
  encodePicture(picture, withinMs === undefined ? {} : { withinMs }).then(
    ({ width, height }) => `${width} × ${height}`,
    ({ reason }: { reason: string }) => reason,
  )

test.for([
  ['a baseline JPEG', 'jpeg', {}],
  ['a progressive JPEG', 'jpeg', { progressive: true }],
  ['a JPEG with the scans of mozjpeg', 'jpeg', { mozjpeg: true }],
  ['an interlaced PNG', 'png', { progressive: true }],
  ['a WebP', 'webp', {}],
] as const)('encodes %s', async ([, format, options]) => {
  expect(await outcome(await photo(format, options))).toBe('900 × 600')
})

test('kills a decode that takes too long, and encodes the next picture', async () => {
  const picture = await photo('png')
  expect(await outcome(picture)).toBe('900 × 600')
  expect(await outcome(picture, 0)).toBe('uploadTooComplex')
  expect(await outcome(picture)).toBe('900 × 600')
})

test.for([
  ['a JPEG of many scans', () => scansOf(33)],
  ['a large interlaced PNG with 16 bits', async () => pngHeader(5_000, 4_990, 16, 6, 1)],
  ['an animated WebP of many frames', async () => webpOf(61)],
] as const)('refuses %s by its header', async ([, made]) => {
  expect(await outcome(await made(), 0)).toBe('uploadTooComplex')
})

test.for([
  ['a file of one byte', Buffer.from([0xff])],
  ['a JPEG that ends within a marker', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0x00])],
  ['a JPEG whose segment has no length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9])],
  ['a PNG that ends within its header', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['a WebP whose chunk is longer than the file', webpOf(0)],
] as const)('refuses %s as no picture', async ([, file]) => {
  expect(await outcome(file)).toBe('uploadNoPicture')
})

function pngHeader(
  width: number,
  height: number,
  depth: number,
  colour: number,
  interlace: number,
): Buffer {
  const header = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(header)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([depth, colour, 0, 0, interlace], 24)
  return header
}

function webpOf(frames: number): Buffer {
  const frame = Buffer.from('ANMF\u0002\0\0\0ab', 'latin1')
  const cut = Buffer.from('VP8X\u00ff\0\0\0', 'latin1')
  return Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
    ...Array.from({ length: frames }, () => frame),
    ...(frames === 0 ? [cut] : []),
  ])
}
