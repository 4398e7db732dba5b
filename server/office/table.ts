import { stripVTControlCharacters } from 'node:util'

/** Rows below a heading, each column as wide as its widest cell. */
export function tableLines(heading: readonly string[], rows: readonly string[][]): string[] {
  const cells = [[...heading], ...rows].map((row) => row.map(printable))
  const widths = heading.map((_, at) => Math.max(...cells.map((row) => (row[at] ?? '').length)))
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Labels and values, one pair per line; empty values are omitted. */
export function factLines(facts: readonly (readonly [string, string | null])[]): string[] {
  const shown = facts.filter(([, value]) => value !== null && value !== '')
  const width = Math.max(12, ...shown.map(([label]) => label.length))
  return shown.map(([label, value]) => `${label.padEnd(width)} ${printable(value ?? '')}`)
}

let inDollars: Intl.NumberFormat | undefined

export function dollars(cents: number): string {
  // Created lazily: it takes 15 ms of a start.
  inDollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  return inDollars.format(cents / 100)
}

export function signedDollars(cents: number): string {
  return `${cents < 0 ? '-' : '+'}${dollars(Math.abs(cents))}`
}

/** Marks that change the text direction. */
const steering = /\p{Bidi_Control}/gu

/** Removes characters that would control the terminal from shoppers' text. */
export function printable(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(steering, '')
}
