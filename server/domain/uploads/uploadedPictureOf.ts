import type { UploadedPicture } from '../../../contract/uploads.ts'

export function uploadedPictureOf(id: string): UploadedPicture {
  return { id, small: `/api/uploads/${id}/small`, large: `/api/uploads/${id}/large` }
}
