import * as v from 'valibot'

/** `code` of a success; every other code is a refusal. */
export const successCode = 1
export const refusalCode = 0

/** What every answer is wrapped in. `time` is in seconds since 1970. */
export const envelope = v.object({
  code: v.number(),
  msg: v.string(),
  data: v.unknown(),
  time: v.number(),
  reason: v.optional(v.string()),
})
export type Envelope = v.InferOutput<typeof envelope>
