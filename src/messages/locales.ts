import type { MessageFormatElement } from 'react-intl'
import type { LanguageCode } from '../../contract/fields.ts'

export type CompiledMessages = Record<string, MessageFormatElement[]>

const compiled = import.meta.glob<CompiledMessages>(['./compiled/*.json', '!./compiled/en.json'], {
  import: 'default',
})

/** The texts of one language. English needs none: it stands in the source, and fills the holes of the others. */
export async function loadMessages(code: LanguageCode): Promise<CompiledMessages> {
  if (code === 'en') return {}
  const load = compiled[`./compiled/${code}.json`]
  if (load === undefined) throw new Error(`no messages for ${code}`)
  return load()
}

export function isLanguageReady(code: LanguageCode): boolean {
  return code === 'en' || `./compiled/${code}.json` in compiled
}
