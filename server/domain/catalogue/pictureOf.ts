import { pictureSides } from '../../../contract/catalogue.ts'
import type { Picture } from '../../../contract/catalogue.ts'
import { uploadedPictureOf } from '../uploads/uploadedPictureOf.ts'
import { uploadIdIn } from '../uploads/uploadReference.ts'

/** The two addresses of a stored picture: a baked one by its name, an upload, or a full https address. */
export function pictureOf(stored: string): Picture {
  if (stored.startsWith('https://')) return { small: stored, large: stored }
  const uploadId = uploadIdIn(stored)
  if (uploadId !== null) {
    const { small, large } = uploadedPictureOf(uploadId)
    return { small, large }
  }
  return {
    small: `/pictures/${stored}-${pictureSides.small}.webp`,
    large: `/pictures/${stored}-${pictureSides.large}.webp`,
  }
}
