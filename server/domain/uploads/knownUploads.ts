import { inArray } from 'drizzle-orm'
import { uploads } from '../../db/schema/uploads.ts'
import type { Ctx } from '../kernel/ctx.ts'

/** Returns those of the pictures that have a row. */
export async function knownUploads(given: {
  ctx: Pick<Ctx, 'db'>
  input: { ids: readonly string[] }
}): Promise<ReadonlySet<string>> {
  const { ctx, input } = given
  if (input.ids.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, [...new Set(input.ids)]))
  return new Set(rows.map(({ id }) => id))
}
