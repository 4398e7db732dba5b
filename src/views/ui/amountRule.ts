import type { MessageDescriptor } from 'react-intl'
import { normalizeCode } from '../../../contract/normalizeText.ts'
import { readCents } from './amounts.ts'

/** The messages for an invalid amount in dollars. */
export interface AmountRule {
  /** For an empty field and zero. */
  missing: MessageDescriptor
  negative: MessageDescriptor
  /** For text that is no amount. */
  unreadable: MessageDescriptor
  /** In this order: the first broken bound is reported. */
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
