import { and, eq, isNull } from 'drizzle-orm'
import type { LanguageCode } from '../../../../contract/fields.ts'
import { users } from '../../../db/schema/users.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { languageOf } from './languages.ts'

export async function setLanguage(given: { ctx: ShopperCtx; input: { file_name: LanguageCode } }) {
  const { ctx, input } = given
  await ctx.db
    .update(users)
    .set({ language: input.file_name })
    .where(and(eq(users.id, ctx.userId), isNull(users.deletedAt)))
  return { lang: languageOf(input.file_name) }
}
