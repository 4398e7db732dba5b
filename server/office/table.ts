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

/** Labels and values one below the other; what is empty is left out. */
export function factLines(facts: readonly (readonly [string, string | null])[]): string[] {
  return facts.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [`${label.padEnd(13)}${printable(value)}`],
  )
}

let inDollars: Intl.NumberFormat | undefined

export function dollars(cents: number): string {
  // Made when it is first needed: it takes a start 15 ms.
  inDollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  return inDollars.format(cents / 100)
}

export function signedDollars(cents: number): string {
  return `${cents < 0 ? '-' : '+'}${dollars(Math.abs(cents))}`
}

/** Marks that turn the direction of what follows. */
const steering = /\p{Bidi_Control}/gu

/** What shoppers typed must not steer the terminal. */
export function printable(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(steering, '')
}
