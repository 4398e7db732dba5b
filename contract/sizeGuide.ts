import * as v from 'valibot'

const centimetres = v.pipe(v.number(), v.minValue(0.1), v.maxValue(1_000))

/** A length in centimetres, a range of them, or a size of another system, such as `UK 7`. */
export const sizeGuideCell = v.union([
  v.string(),
  centimetres,
  v.pipe(
    v.tuple([centimetres, centimetres]),
    v.check(([from, to]) => from < to, 'A range goes up.'),
  ),
])

export const sizeGuide = v.object({
  /** The key of the product's option that it explains. */
  option: v.string(),
  /** The system of the sizes themselves, such as EU. */
  system: v.optional(v.string()),
  columns: v.array(v.string()),
  rows: v.array(
    v.object({
      size: v.string(),
      /** One for each column. */
      cells: v.array(sizeGuideCell),
    }),
  ),
})

export type SizeGuideCell = v.InferOutput<typeof sizeGuideCell>
export type SizeGuide = v.InferOutput<typeof sizeGuide>
