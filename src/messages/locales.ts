import type { MessageFormatElement } from 'react-intl'
import type { LanguageCode } from '../../contract/fields.ts'

export type CompiledMessages = Record<string, MessageFormatElement[]>

type Parts = Record<string, () => Promise<CompiledMessages>>

/**
 * Texts are split into those of public screens and those of private screens; see
 * scripts/messages.ts.
 */
const publicTexts: Parts = import.meta.glob<CompiledMessages>('./compiled/public/*.json', {
  import: 'default',
})
const ownTexts: Parts = import.meta.glob<CompiledMessages>('./compiled/own/*.json', {
  import: 'default',
})

/** One mutable object per language. Holders of the object see the texts that are added later. */
const known = new Map<LanguageCode, CompiledMessages>()
let needsOwn = false

/**
 * Loads the texts of one language, with those of private screens once a screen needs them. English
 * needs no file: its texts are in the source, and they fill the gaps of the other languages.
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

/** Loads the texts of private screens before such a screen renders. */
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
