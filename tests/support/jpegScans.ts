import sharp from 'sharp'

const startOfScan = Buffer.from([0xff, 0xda])

/** A progressive JPEG whose last scan is repeated until it has that many. */
export async function scansOf(scans: number, side = 64): Promise<Buffer> {
  const jpeg = await sharp({
    create: { width: side, height: side, channels: 3, background: '#d9480f' },
  })
    .jpeg({ progressive: true })
    .toBuffer()
  const last = jpeg.subarray(jpeg.lastIndexOf(startOfScan), -2)
  const repeats = Array.from({ length: scans }, () => last)
  return Buffer.concat([jpeg.subarray(0, -2), ...repeats, jpeg.subarray(-2)])
}
