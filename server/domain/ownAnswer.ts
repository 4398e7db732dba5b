/** Data as JSON, which a compiler still knows the shape of. */
export type Json<Data> = string & { readonly of?: Data }

export function toJson<Data>(data: Data): Json<Data> {
  return JSON.stringify(data) as Json<Data>
}

/** What a verb answers that looks the session up itself: written already, and whose it is. */
export interface OwnAnswer<Data> {
  userId: number
  json: Json<Data>
}
