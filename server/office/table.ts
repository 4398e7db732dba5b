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

export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

/** What shoppers typed must not steer the terminal. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/\p{Cc}+/gu, ' ')
}
