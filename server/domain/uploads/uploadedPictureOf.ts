import type { UploadedPicture } from '../../../contract/uploads.ts'

export function uploadedPictureOf(id: string): UploadedPicture {
  const start = `/api/uploads/${id}`
  return { id, small: `${start}/small`, medium: `${start}/medium`, large: `${start}/large` }
}
