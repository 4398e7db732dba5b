import type { LanguageCode } from '../../../src/services/contract/fields.ts'
import type { Reason } from '../../../src/services/contract/reasons.ts'
import { english } from './en.ts'

/** What a shopper reads for each refusal. English fills the holes. */
export const refusalTexts: Partial<Record<LanguageCode, Record<Reason, string>>> & {
  en: Record<Reason, string>
} = { en: english }
