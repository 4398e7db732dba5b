import { randomInt } from 'node:crypto'

const beginning = 'HL'
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `HL`, the day, and ten random characters that can't be confused with each other. */
export function newOrderNumber(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  const tail = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)])
  return `${beginning}${day}${tail.join('')}`
}

/** Whether an order number may begin with this text. */
export function mayBeginNumber(words: string): boolean {
  return /^[0-9A-Z]+$/.test(words) && (words.startsWith(beginning) || beginning.startsWith(words))
}
