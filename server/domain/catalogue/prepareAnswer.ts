import { hash } from 'node:crypto'
import { toJsonBytes, type JsonBytes } from '../ownAnswer.ts'

/** An answer's data, written once and answered as it is. */
export interface PreparedAnswer {
  readonly json: JsonBytes<unknown>
  readonly etag: string
}

export function prepareAnswer(data: unknown): PreparedAnswer {
  const json = toJsonBytes(data)
  return { json, etag: `"${hash('sha1', json, 'base64url')}"` }
}
