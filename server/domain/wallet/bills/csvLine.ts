const formulaSigns = /^[\s]*[=+\-@\t\r]/

/** One line of RFC 4180. Numbers have two decimals; text never becomes a formula. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: string | number): string {
  if (typeof cell === 'number') return cell.toFixed(2)
  const plain = formulaSigns.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
