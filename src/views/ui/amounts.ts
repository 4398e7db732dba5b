import { normalizeCode } from '../../../contract/normalizeText.ts'

/**
 * Reads typed or pasted dollars as cents. Null if the text is not plainly an amount. Accepts digits
 * of any script, a dollar sign and grouped thousands. A comma before one or two last digits is a
 * decimal comma, because many keyboards have no other.
 */
export function readCents(text: string): number | null {
  const bare = normalizeCode(text)
    .replace(/^(?:(?:US ?)?\$|USD) ?/i, '')
    .replace(/ ?(?:(?:US ?)?\$|USD)$/i, '')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
  const parts = plain.exec(bare) ?? groups.map((pattern) => pattern.exec(bare)).find(Boolean)
  if (!parts) return null
  const whole = (parts[1] ?? '').replaceAll(/\D/g, '')
  return whole.length > 8 ? null : Number(whole) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

const plain = /^(\d{1,8})(?:[.,](\d{1,2}))?$/
const groups = [
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
  /^(\d{1,3}(?:[ ']\d{3})+)(?:[.,](\d{1,2}))?$/,
]

export function amountText(cents: number): string {
  return (cents / 100).toFixed(2)
}
