import type { Fact } from './traceReads.ts'

/** `context.lines.0.unsentPieces` = 2 → `line 1, unsent pieces: 2` */
export function factInWords({ path, value }: Fact): string {
  const parts = path
    .split('.')
    .filter((part) => !['context', 'event', 'output', 'params'].includes(part))
  const name = parts
    .map((part, index) => {
      if (/^\d+$/.test(part)) return ''
      const next = parts[index + 1] ?? ''
      return /^\d+$/.test(next) ? `${singular(inWords(part))} ${Number(next) + 1}` : inWords(part)
    })
    .filter(Boolean)
    .join(', ')
  return `${name.replace(/, length$/, ', count')}: ${valueInWords(path, value)}`
}

function inWords(name: string): string {
  return name
    .replace(/(?:Cents|Ms)$/, '')
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function singular(words: string): string {
  return words.replace(/s$/, '')
}

const earliestTime = Date.UTC(2020, 0, 1)

function valueInWords(path: string, value: Fact['value']): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return `“${value}”`
  if (value > earliestTime) return new Date(value).toISOString().slice(0, 19).replace('T', ' ')
  return path.endsWith('Cents') || isPieceOfMoney(path)
    ? `$${(value / 100).toFixed(2)}`
    : String(value)
}

/** The numbered entries of a list of pieces are their prices. */
function isPieceOfMoney(path: string): boolean {
  return /ieces(?:Cents)?\.\d+$|pieceCents\.\d+$/.test(path)
}
