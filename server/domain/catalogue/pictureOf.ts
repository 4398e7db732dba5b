import { type Picture } from '../../../contract/picture.ts'
import { pictureSides } from '../../../contract/pictureSides.ts'
import { uploadedPictureOf } from '../uploads/uploadedPictureOf.ts'
import { uploadIdIn } from '../uploads/uploadReference.ts'
import { bakedPictures } from './bakedPictures.ts'

/** The format in older order lines, which stored the address in place of the name. */
const oldAddress = /^\/pictures\/(.+)-256\.webp$/

/**
 * The addresses of a stored picture: a rendered one by its name, an upload, or an absolute https
 * URL.
 */
export function pictureOf(stored: string): Picture {
  const uploadId = uploadIdIn(stored)
  if (uploadId !== null) {
    const { small, medium, large } = uploadedPictureOf(uploadId)
    return { small, medium, large, tone: null }
  }
  return stored.startsWith('https://')
    ? { small: stored, medium: stored, large: stored, tone: null }
    : bakedPicture(oldAddress.exec(stored)?.[1] ?? stored)
}

function bakedPicture(name: string): Picture {
  const baked = bakedPictures.get(name)
  const start = `/pictures/${baked ? `${name}-${baked.version}` : name}`
  const { small, medium, large } = pictureSides
  return {
    small: `${start}-${small}.avif`,
    medium: `${start}-${medium}.avif`,
    large: `${start}-${large}.avif`,
    tone: baked?.tone ?? null,
  }
}
