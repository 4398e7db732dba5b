import type { LanguageCode } from '../../../../contract/fields.ts'

/** What every queued mail has. */
export interface Addressed {
  id: number
  to: string
  lang: LanguageCode
  tries: number
}
