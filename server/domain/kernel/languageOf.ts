import type { LanguageCode } from '../../../contract/fields.ts'
import { languageCodes } from '../../../contract/languageCodes.ts'
import type { users } from '../../db/schema/users.ts'

/** The language of an account; English until the shopper chose one. */
export function languageOf({
  language,
}: Pick<typeof users.$inferSelect, 'language'>): LanguageCode {
  return languageCodes.find((code) => code === language) ?? 'en'
}
