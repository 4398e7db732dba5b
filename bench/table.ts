export interface Row {
  what: string
  budget: string
  measured: string
}

/** Prints a table on the console, with columns as wide as they need. */
export function printTable(title: string, rows: readonly Row[]): void {
  const head: Row = { what: title, budget: 'budget', measured: 'measured' }
  const width = (column: keyof Row) => Math.max(...[head, ...rows].map((row) => row[column].length))
  const widths = { what: width('what'), budget: width('budget'), measured: width('measured') }
  const line = (row: Row) =>
    `${row.what.padEnd(widths.what)}  ${row.budget.padStart(widths.budget)}  ${row.measured.padStart(widths.measured)}`
  console.log(`\n${line(head)}\n${'-'.repeat(widths.what + widths.budget + widths.measured + 4)}`)
  for (const row of rows) console.log(line(row))
}
