import { normalizeCode, normalizeRun } from '../../../contract/normalizeText.ts'

/** Adds the spaces and signs between a number's digits. What is no number stays as typed. */
export type Group = (text: string) => string

/** Four digits each, as on a card. American Express has 4, 6 and 5. */
export function groupCardNumber(text: string): string {
  const digits = normalizeRun(text).replaceAll('.', '')
  if (!/^\d{1,19}$/.test(digits)) return text
  const ends = /^3[47]\d{0,13}$/.test(digits) ? [4, 10, 15] : [4, 8, 12, 16, 19]
  const groups = ends.map((end, at) => digits.slice(ends[at - 1] ?? 0, end))
  return groups.filter((group) => group !== '').join(' ')
}

/** The digits of a number, and a plus sign in front. */
export function digitsOf(text: string): string {
  return normalizeCode(text).replaceAll(/[^\d+]/g, '')
}

/** Returns the position after this many digits, or just before the next one. */
export function positionOf(text: string, digits: number, isBeforeNext = false): number {
  const signs = [...text].map((sign) => digitsOf(sign).length)
  const counts = signs.map((_, at) => signs.slice(0, at).reduce((sum, one) => sum + one, 0))
  const after = counts.indexOf(digits)
  const before = counts.findLastIndex((count, at) => count === digits && signs[at] === 1)
  if (after === -1) return text.length
  return isBeforeNext && before !== -1 ? before : after
}
