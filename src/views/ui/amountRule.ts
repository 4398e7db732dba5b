import type { MessageDescriptor } from 'react-intl'
import { normalizeCode } from '../../../contract/normalizeText.ts'
import { readCents } from './amounts.ts'

/** How a form says what is wrong with dollars as they are typed. */
export interface AmountRule {
  /** Said of nothing, and of zero. */
  missing: MessageDescriptor
  negative: MessageDescriptor
  /** Said of what is no amount. */
  unreadable: MessageDescriptor
  /** In this order: the first that is broken is said. */
  bounds: readonly { isBroken: (cents: number) => boolean; say: MessageDescriptor }[]
}

export function wrongAmount(text: string, rule: AmountRule): MessageDescriptor | null {
  const trimmed = normalizeCode(text)
  if (trimmed === '') return rule.missing
  if (trimmed.startsWith('-')) return rule.negative
  const cents = readCents(trimmed)
  if (cents === null) return rule.unreadable
  if (cents === 0) return rule.missing
  return rule.bounds.find(({ isBroken }) => isBroken(cents))?.say ?? null
}
