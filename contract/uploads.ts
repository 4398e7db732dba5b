import * as v from 'valibot'
import { bare, limitReached } from './anyCallRefuses.ts'

export const maxUploadFiles = 9
export const maxUploadBytes = 5 * 1024 * 1024
export const maxUploadPixels = 25_000_000
/**
 * Limits the longer side: a very long, narrow picture takes as long to encode as one with a hundred
 * times its pixels.
 */
export const maxUploadSide = 12_000

/** A picture's random, unguessable id. */
export const uploadId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{24}$/))

/**
 * URLs relative to the API's host. They require the owner's `token` header until a review publishes
 * them.
 */
export const uploadedPicture = v.object({
  id: uploadId,
  small: v.string(),
  medium: v.string(),
  large: v.string(),
})
export type UploadedPicture = v.InferOutput<typeof uploadedPicture>

export const megabytes = v.object({ megabytes: v.number() })
export const megapixels = v.object({ megapixels: v.number() })
export const longestSide = v.object({ pixels: v.number() })

/**
 * Not a JSON call. The request is a multipart form whose `files` are the pictures; the answer is in
 * the envelope.
 */
export const uploadPictures = {
  method: 'POST',
  address: '/api/uploads',
  field: 'files',
  output: v.object({ list: v.array(uploadedPicture) }),
  refuses: {
    uploadNoPicture: bare,
    uploadTooLarge: megabytes,
    uploadTooManyPixels: megapixels,
    uploadSideTooLong: longestSide,
    uploadTooComplex: bare,
    uploadTooSlow: bare,
    uploadTooManyFiles: limitReached,
    uploadLimit: bare,
    picturesAway: bare,
  },
} as const
