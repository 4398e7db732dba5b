import type { MessageFormatElement } from 'react-intl'
import type { LanguageCode } from '../../contract/fields.ts'

export type CompiledMessages = Record<string, MessageFormatElement[]>

type Parts = Record<string, () => Promise<CompiledMessages>>

/** What public screens say, and what is said on a shopper's own alone: see scripts/messages.ts. */
const publicTexts: Parts = import.meta.glob<CompiledMessages>('./compiled/public/*.json', {
  import: 'default',
})
const ownTexts: Parts = import.meta.glob<CompiledMessages>('./compiled/own/*.json', {
  import: 'default',
})

/** Each language's texts are one object that is added to: who holds it has what comes later. */
const known = new Map<LanguageCode, CompiledMessages>()
let needsOwn = false

/**
 * The texts of one language: the first has those of public screens until a screen needs the others.
 * English needs none: it stands in the source, and fills the holes of the others.
 */
export async function loadMessages(code: LanguageCode): Promise<CompiledMessages> {
  if (code === 'en') return {}
  const isFirst = known.size === 0
  const texts = known.get(code) ?? {}
  known.set(code, texts)
  await Promise.all([
    add(texts, publicTexts[`./compiled/public/${code}.json`]),
    isFirst && !needsOwn ? null : addOwn(code, texts),
  ])
  return texts
}

/** For a screen that no guest opens: its texts are here before it is. */
export async function addOwnTexts(): Promise<void> {
  needsOwn = true
  await Promise.all([...known].map(([code, texts]) => addOwn(code, texts)))
}

export function isLanguageReady(code: LanguageCode): boolean {
  return code === 'en' || `./compiled/public/${code}.json` in publicTexts
}

function addOwn(code: LanguageCode, texts: CompiledMessages): Promise<void> {
  return add(texts, ownTexts[`./compiled/own/own-${code}.json`])
}

async function add(texts: CompiledMessages, load: Parts[string] | undefined): Promise<void> {
  if (load === undefined) throw new Error('no such messages')
  Object.assign(texts, await load())
}
