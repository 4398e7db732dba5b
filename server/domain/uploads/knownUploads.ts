import { inArray } from 'drizzle-orm'
import { uploads } from '../../db/schema/uploads.ts'
import type { Ctx } from '../kernel/ctx.ts'

/** Those of the pictures that a row names. */
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
