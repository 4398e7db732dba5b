import type { LanguageCode } from '../../../contract/fields.ts'
import type { Reason } from '../../../contract/refusals.ts'
import { english } from './en.ts'
import { korean } from './han.ts'
import { japanese } from './ri.ts'
import { thai } from './tai.ts'
import { simplifiedChinese } from './zh-CN.ts'

/** The shopper's message for each refusal. English is the fallback. */
export const refusalTexts: Partial<Record<LanguageCode, Record<Reason, string>>> & {
  en: Record<Reason, string>
} = { en: english, 'zh-CN': simplifiedChinese, ri: japanese, han: korean, tai: thai }
