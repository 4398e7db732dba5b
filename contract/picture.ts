import * as v from 'valibot'

/**
 * A square picture: addresses below the API's own host or absolute, the same one three times where
 * there is a single file.
 */
export const picture = v.object({
  small: v.string(),
  medium: v.string(),
  large: v.string(),
  /** Its average colour, to be seen while it loads; null where nobody knows it. */
  tone: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
})
export type Picture = v.InferOutput<typeof picture>
