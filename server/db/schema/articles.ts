import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { articleKinds } from '../../../contract/articles.ts'
import type { Section } from '../../../contract/articles.ts'
import { languageCodes } from '../../../contract/languageCodes.ts'
import { rowId } from '../columns.ts'

/** Help and legal texts, one row for each language. English is the fallback. */
export const articles = pgTable(
  'articles',
  {
    id: rowId(),
    kind: text('kind', { enum: articleKinds }).notNull(),
    slug: text('slug').notNull(),
    language: text('language', { enum: languageCodes }).notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    sections: jsonb('sections').$type<Section[]>().notNull(),
  },
  (table) => [uniqueIndex('articles_once').on(table.kind, table.slug, table.language)],
)
