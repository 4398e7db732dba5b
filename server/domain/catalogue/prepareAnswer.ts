import { hash } from 'node:crypto'

/** An answer's data as JSON in UTF-8, written once and answered as it is. */
export interface PreparedAnswer {
  readonly json: Buffer<ArrayBuffer>
  readonly etag: string
}

export function prepareAnswer(data: unknown): PreparedAnswer {
  const text = JSON.stringify(data)
  // In memory of its own: a few bytes in what Node shares among short texts would keep all of it.
  const json = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  json.write(text)
  return { json, etag: `"${hash('sha1', json, 'base64url')}"` }
}
