import * as v from 'valibot'

/**
 * A square picture in three sizes. Addresses are absolute or relative to the API's host; all three
 * are equal when there is a single file.
 */
export const picture = v.object({
  small: v.string(),
  medium: v.string(),
  large: v.string(),
  /** Its average colour, shown while it loads; null when unknown. */
  tone: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
})
export type Picture = v.InferOutput<typeof picture>
