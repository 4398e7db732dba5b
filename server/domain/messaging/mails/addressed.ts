import type { LanguageCode } from '../../../../contract/fields.ts'
import { languageCodes } from '../../../../contract/languageCodes.ts'
import type { users } from '../../../db/schema/users.ts'

/** What every queued mail has. */
export interface Addressed {
  id: number
  to: string
  lang: LanguageCode
  tries: number
}

export function languageOf({ language }: typeof users.$inferSelect): LanguageCode {
  return languageCodes.find((code) => code === language) ?? 'en'
}
