import * as v from 'valibot'

/** The name of a marker in the data folder during a restore. */
export const restoringName = 'restoring'

export const manifestName = 'manifest.json'
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const manifestSchema = v.strictObject({
  format: v.literal(1),
  /** The moment of the snapshot. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** `created_at` of the last migration. */
  migration: count,
  /** In foreign key order: each table after those it references. */
  tables: v.array(v.strictObject({ name: v.string(), columns: v.array(v.string()), rows: count })),
  sequences: v.array(
    v.strictObject({ name: v.string(), lastValue: v.string(), isCalled: v.boolean() }),
  ),
  /**
   * The number of files below `uploads`. Null with an object store, which has a backup of its own.
   */
  pictures: v.nullable(count),
})

export type Manifest = v.InferOutput<typeof manifestSchema>
export type Snapshot = Omit<Manifest, 'format' | 'pictures'>

export function tableFile(name: string): string {
  return `tables/${name}.copy.gz`
}
