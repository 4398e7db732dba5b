import { uploadPictures } from '../../../contract/uploads.ts'
import { uploadedPictureOf } from '../../../server/domain/uploads/uploadedPictureOf.ts'
import type { SideCall } from './stage.ts'
import { answer } from './stage.ts'

/** The API accepts any picture under this id. */
export function takesPicture(id: string): SideCall {
  return {
    call: { method: uploadPictures.method, path: uploadPictures.address },
    why: 'pictures go up by a chart of their own',
    input: () => ({}),
    reply: answer({ list: [uploadedPictureOf(id)] }),
  }
}
