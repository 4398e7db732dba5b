const formulaSigns = /^[\s]*[=+\-@\t\r]/

const byteOrderMark = '\uFEFF'

/** The first line of a file. Spreadsheets read the file as UTF-8 because of the mark before it. */
export function csvHeading(cells: readonly string[]): string {
  return byteOrderMark + csvLine(cells)
}

/** One line of RFC 4180. Numbers have two decimals; text never becomes a formula. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: string | number): string {
  if (typeof cell === 'number') return cell.toFixed(2)
  const plain = formulaSigns.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
