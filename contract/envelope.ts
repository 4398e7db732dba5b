import * as v from 'valibot'

/** `code` of a success; every other code is a refusal. */
export const successCode = 1
export const refusalCode = 0

/**
 * The server's time in seconds since 1970, on answers that a browser may cache. After a 304 the
 * browser shows the cached body, whose `time` is old.
 */
/** The id of a request, by which its lines are found in the server's log. */
export const requestIdHeader = 'x-request-id'

export const serverTimeHeader = 'server-time'

/** The wrapper of every answer. `time` is in seconds since 1970. */
export const envelope = v.object({
  code: v.number(),
  msg: v.string(),
  data: v.unknown(),
  time: v.number(),
  reason: v.optional(v.string()),
})
export type Envelope = v.InferOutput<typeof envelope>
