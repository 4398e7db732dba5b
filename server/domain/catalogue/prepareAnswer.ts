import { hash } from 'node:crypto'

/** An answer's data, written once and answered as it is. */
export interface PreparedAnswer {
  readonly json: string
  readonly etag: string
}

export function prepareAnswer(data: unknown): PreparedAnswer {
  const json = JSON.stringify(data)
  return { json, etag: `"${hash('sha1', json, 'base64url')}"` }
}
