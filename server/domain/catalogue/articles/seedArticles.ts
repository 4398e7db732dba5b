import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { article, articleKinds } from '../../../../contract/articles.ts'
import { languageCode } from '../../../../contract/fields.ts'
import { articles } from '../../../db/schema/articles.ts'
import type { Ctx } from '../../kernel/ctx.ts'

const file = v.strictObject({ help: v.array(article), law: v.array(article) })
const textsFolder = join(import.meta.dirname, 'texts')

/** Seeds missing help and legal texts. Texts that a shop has changed stay. */
export async function seedArticles({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<void> {
  const { kind, slug, language } = articles
  const stored = new Set((await ctx.db.select({ kind, slug, language }).from(articles)).map(nameOf))
  const missing = readTexts().filter((row) => !stored.has(nameOf(row)))
  if (missing.length > 0) await ctx.db.insert(articles).values(missing).onConflictDoNothing()
}

function readTexts(): (typeof articles.$inferInsert)[] {
  return readdirSync(textsFolder).flatMap((name) => {
    const language = v.parse(languageCode, name.replace(/\.json$/, ''))
    const texts = v.parse(file, JSON.parse(readFileSync(join(textsFolder, name), 'utf8')))
    return articleKinds.flatMap((kind) =>
      texts[kind].map((text, position) => Object.assign({ kind, language, position }, text)),
    )
  })
}

function nameOf(row: Pick<typeof articles.$inferInsert, 'kind' | 'slug' | 'language'>): string {
  return `${row.kind} ${row.slug} ${row.language}`
}
