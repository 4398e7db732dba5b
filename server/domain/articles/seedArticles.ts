import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { article, articleKinds } from '../../../contract/articles.ts'
import { languageCode } from '../../../contract/fields.ts'
import { articles } from '../../db/schema/articles.ts'
import type { Ctx } from '../ctx.ts'

const file = v.strictObject({ help: v.array(article), law: v.array(article) })
const textsFolder = join(import.meta.dirname, '../../texts')

/** Lays in the help and legal texts that are not there yet; what a shop has changed stays. */
export async function seedArticles({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<void> {
  const rows = readdirSync(textsFolder).flatMap((name) => {
    const language = v.parse(languageCode, name.replace(/\.json$/, ''))
    const texts = v.parse(file, JSON.parse(readFileSync(join(textsFolder, name), 'utf8')))
    return articleKinds.flatMap((kind) =>
      texts[kind].map((text, position) => Object.assign({ kind, language, position }, text)),
    )
  })
  await ctx.db.insert(articles).values(rows).onConflictDoNothing()
}
