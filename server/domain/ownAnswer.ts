/** Data as JSON, which a compiler still knows the shape of. */
export type Json<Data> = string & { readonly of?: Data }

/** The same in UTF-8, for what is kept and told again: a text would be encoded anew each time. */
export type JsonBytes<Data> = Buffer<ArrayBuffer> & { readonly of?: Data }

export function toJson<Data>(data: Data): Json<Data> {
  return JSON.stringify(data) as Json<Data>
}

/** In memory of their own: a few bytes in what Node shares among short texts would keep all of it. */
export function toJsonBytes<Data>(data: Data): JsonBytes<Data> {
  const json = JSON.stringify(data)
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json))
  bytes.write(json)
  return bytes as JsonBytes<Data>
}

/** What a verb answers that looks the session up itself: written already, and whose it is. */
export interface OwnAnswer<Data> {
  userId: number
  json: Json<Data> | JsonBytes<Data>
}
