import { vi } from 'vitest'
import { uploadPictures } from '../../contract/uploads.ts'
import { uploadedPictureOf } from '../../server/domain/uploads/uploadedPictureOf.ts'
import { soon, type Bindings } from './bindings.tsx'
import { chooseFiles } from './fillIn.ts'

/** Chooses a picture for a form's field, and lets the upload succeed with this id. */
export async function pictureTaken(bindings: Bindings, place: Element, id: string): Promise<void> {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const list = [uploadedPictureOf(id)]
  bindings.answers({ method: 'POST', path: uploadPictures.address }, { list })
  await chooseFiles(place, [new File(['sea'], 'sea.png', { type: 'image/png' })])
  await soon(() => {
    if (!place.querySelector('[data-stage=uploaded]')) throw new Error('it is not taken yet')
  })
}
