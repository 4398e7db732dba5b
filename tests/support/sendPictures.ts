import * as v from 'valibot'
import { envelope, type Envelope } from '../../contract/envelope.ts'
import { uploadPictures } from '../../contract/uploads.ts'
import type { Host } from './callApi.ts'

type Options = { token?: string | undefined; field?: string }

export async function sendFiles(
  app: Host,
  files: readonly (Buffer | string)[],
  { token, field = uploadPictures.field }: Options,
): Promise<{ status: number; body: Envelope }> {
  const form = new FormData()
  for (const file of files) {
    form.append(field, typeof file === 'string' ? file : new File([new Uint8Array(file)], 'a.png'))
  }
  const response = await app.request(`${uploadPictures.address}?lang=en`, {
    method: 'POST',
    headers: token ? { token } : {},
    body: form,
  })
  return { status: response.status, body: v.parse(envelope, await response.json()) }
}

/** Like {@link sendFiles}, for pictures that must be accepted. */
export async function sendPictures(app: Host, files: readonly Buffer[], options: Options) {
  const { body } = await sendFiles(app, files, options)
  if (body.code !== 1) throw new Error(`the upload was refused: ${JSON.stringify(body)}`)
  return v.parse(uploadPictures.output, body.data)
}
