import { ApiError } from './apiError.ts'
import { maxUploadBytes, uploadPictures } from '../../contract/uploads.ts'
import type { UploadedPicture } from '../../contract/uploads.ts'
import { openBody, sendFiles } from './http.ts'

/** Longer than a call's: a picture goes up more slowly than words. */
const uploadTimeoutMs = 60_000

/** What the server would refuse anyway is refused before it costs the shopper's data volume. */
export async function uploadPicture(file: File, signal?: AbortSignal): Promise<UploadedPicture> {
  if (file.size > maxUploadBytes)
    throw new ApiError({
      kind: 'refused',
      refusal: { reason: 'uploadTooLarge', data: { megabytes: maxUploadBytes / 1024 / 1024 } },
    })
  const { list } = await sendFiles(uploadPictures, [file], {
    timeoutMs: uploadTimeoutMs,
    ...(signal ? { signal } : {}),
  })
  const [uploaded] = list
  if (uploaded === undefined) throw new ApiError({ kind: 'malformed' })
  return uploaded
}

/** A picture that only its owner may see: the token goes in the header, so `<img src>` can't ask for it. */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  return new Response(await openBody(address, { signal })).blob()
}
