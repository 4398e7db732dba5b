import { uploadPictures } from '../../../contract/uploads.ts'
import { uploadedPictureOf } from '../../../server/domain/uploads/uploadedPictureOf.ts'
import type { SideCall } from './stage.ts'
import { answer } from './stage.ts'

/** The API takes any picture, and calls it so. */
export function takesPicture(id: string): SideCall {
  return {
    call: { method: uploadPictures.method, path: uploadPictures.address },
    why: 'pictures go up by a chart of their own',
    input: () => ({}),
    reply: answer({ list: [uploadedPictureOf(id)] }),
  }
}
