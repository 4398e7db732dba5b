import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Article, articleKinds } from '../../../../contract/articles.ts'
import { articles } from '../../../db/schema/articles.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { fillFacts } from './fillFacts.ts'

/** Lists all texts of a kind, each in the requested language, else in English. */
export async function listArticles(given: {
  ctx: Ctx
  input: { kind: (typeof articleKinds)[number] }
}): Promise<Article[]> {
  const { ctx, input } = given
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(and(eq(articles.kind, input.kind), inArray(articles.language, [ctx.lang, 'en'])))
    .orderBy(asc(articles.position))
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].flatMap((versions) => {
    const version = versions.find(({ language }) => language === ctx.lang) ?? versions[0]
    return version
      ? [{ slug: version.slug, title: version.title, sections: fillFacts(version.sections) }]
      : []
  })
}
