import { ApiError } from './apiError.ts'
import { maxUploadBytes, uploadPictures } from '../../contract/uploads.ts'
import type { UploadedPicture } from '../../contract/uploads.ts'
import { openBody, sendFiles } from './http.ts'

/** Longer than the timeout of other calls, because a picture takes longer to upload. */
const uploadTimeoutMs = 60_000

/** Refuses what the server would refuse, before it costs the shopper's data volume. */
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

/** Fetches a private picture. The token goes in the header, so `<img src>` can't load it. */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  return new Response(await openBody(address, { signal })).blob()
}
