import sharp, { type Sharp } from 'sharp'
import { maxUploadPixels, maxUploadSide } from '../../../contract/uploads.ts'
import { Refusal } from '../kernel/errors.ts'
import type { EncodedPicture } from './encodePicture.ts'
import type { PictureSize } from './pictureStore.ts'

/** Pixels of the longer side. */
const sides: Record<PictureSize, number> = { small: 320, medium: 640, large: 1600 }
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
const quality = 82

// Pictures are encoded one at a time and never twice, so sharp needs no cache and one thread: the
// other core serves other requests.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})

/**
 * Re-encodes the picture upright and without metadata. Refuses what can't be decoded. Runs in the
 * process of `encoderProcess.ts`.
 */
export async function decodePicture(given: Buffer): Promise<EncodedPicture> {
  try {
    const { width, height, format } = await sharp(given, { limitInputPixels: false }).metadata()
    if (!formats.has(format)) throw new Refusal('uploadNoPicture')
    if (Math.max(width, height) > maxUploadSide) {
      throw new Refusal('uploadSideTooLong', { pixels: maxUploadSide })
    }
    if (width * height > maxUploadPixels) throw tooManyPixels()
    const open = sharp(given, { limitInputPixels: maxUploadPixels, failOn: 'error' })
    const large = await resize(open.autoOrient(), sides.large)
    // Scales down from the resized picture: the original may have a hundred times as many pixels.
    const medium = await resize(sharp(large.data), sides.medium)
    const small = await resize(sharp(large.data), sides.small)
    return {
      width: large.info.width,
      height: large.info.height,
      files: { large: large.data, medium: medium.data, small: small.data },
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('uploadNoPicture')
  }
}

function resize(picture: Sharp, side: number) {
  return picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
}

function tooManyPixels(): Refusal {
  return new Refusal('uploadTooManyPixels', { megapixels: maxUploadPixels / 1_000_000 })
}
