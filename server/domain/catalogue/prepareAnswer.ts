import { hash } from 'node:crypto'

/** An answer's data as JSON in UTF-8, serialized once and sent unchanged. */
export interface PreparedAnswer {
  readonly json: Buffer<ArrayBuffer>
  readonly etag: string
}

export function prepareAnswer(data: unknown): PreparedAnswer {
  const text = JSON.stringify(data)
  // A buffer of its own: a slice of Node's shared pool would retain the whole pool.
  const json = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  json.write(text)
  return { json, etag: `"${hash('sha1', json, 'base64url')}"` }
}
