/** Data as JSON, which a compiler still knows the shape of. */
export type Json<Data> = string & { readonly of?: Data }

export function toJson<Data>(data: Data): Json<Data> {
  return JSON.stringify(data) as Json<Data>
}

/** What a read found, written already, and whose it is. */
export interface OwnRead<Data> {
  userId: number
  json: Json<Data>
}
