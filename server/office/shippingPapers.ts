import type { PrintedLine, PrintedOrder, Shipment } from './queries/printedOrder.ts'
import { addressLines } from './orderPage.ts'
import { dollars, printable } from './table.ts'

/**
 * One page of HTML for each paper: for every shop a packing slip and the customs form CN23.
 */
export function shippingPapers(printed: PrintedOrder): string {
  const pages = printed.shipments.flatMap((shipment) => [
    packingSlip(printed, shipment),
    customsForm(printed, shipment),
  ])
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(printed.order.sn)}</title>
<style>
@page { size: A4; margin: 15mm }
body { font: 11pt/1.4 sans-serif; margin: 0 }
section + section { break-before: page }
h1 { font-size: 16pt; margin: 0 0 6mm }
h2 { font-size: 9pt; margin: 0 0 1mm; color: #444 }
address { font-style: normal; white-space: pre-line }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-bottom: 8mm }
table { width: 100%; border-collapse: collapse; margin-bottom: 8mm }
th, td { border: 1px solid #444; padding: 1.5mm 2mm; text-align: left; vertical-align: top }
</style></head>
<body>
${pages.join('\n')}
</body></html>
`
}

/** Goods whose HS code, origin and weight aren't stated, by their SKU. */
export function withoutCustoms({ shipments }: PrintedOrder): string[] {
  return shipments.flatMap(({ lines }) =>
    lines.flatMap(({ sku, customs }) => (customs === null ? [sku] : [])),
  )
}

function packingSlip({ order }: PrintedOrder, shipment: Shipment): string {
  const rows = shipment.lines.map(({ sku, title, variant, quantity }) => [
    sku,
    [title, variant].filter(Boolean).join(', '),
    String(quantity),
  ])
  return `<section><h1>Packing slip</h1>
${parties(order, shipment)}
<p>Order ${escaped(order.sn)}, placed ${escaped(order.placedAt.slice(0, 10))}</p>
${table(['SKU', 'Goods', 'Pieces'], rows)}
${order.note === '' ? '' : `<h2>Note</h2><p>${escaped(order.note)}</p>`}
</section>`
}

function customsForm({ order }: PrintedOrder, shipment: Shipment): string {
  const { lines } = shipment
  const rows = lines.map((line) => [
    line.title,
    String(line.quantity),
    kilograms(weightOf(line)),
    dollars(line.unitPriceCents * line.quantity),
    line.customs?.hsCode ?? '',
    line.customs?.origin ?? '',
  ])
  const isWeighed = lines.every(({ customs }) => customs !== null)
  const grams = lines.reduce((sum, line) => sum + (weightOf(line) ?? 0), 0)
  const cents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  return `<section><h1>Customs declaration · Déclaration en douane CN 23</h1>
${parties(order, shipment)}
<p>Category of item: sale of goods. Reference: ${escaped(order.sn)}</p>
${table(
  ['Contents', 'Quantity', 'Net weight', 'Value', 'HS code', 'Origin'],
  [...rows, ['Total', '', kilograms(isWeighed ? grams : null), dollars(cents), '', '']],
)}
<p>I certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article prohibited by legislation or by postal or customs regulations.</p>
<p>Date and sender's signature: ______________________________</p>
</section>`
}

function parties({ address }: PrintedOrder['order'], { shopName, trader }: Shipment): string {
  const from = trader === null ? shopName : [trader.name, trader.address, trader.email].join('\n')
  return `<div class="two">
<div><h2>From</h2><address>${lined(from)}</address></div>
<div><h2>To</h2><address>${lined(addressLines(address).join('\n'))}</address></div>
</div>`
}

function table(heading: readonly string[], rows: readonly string[][]): string {
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')
  return `<table><thead><tr>${cells(heading, 'th')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</tbody></table>`
}

function weightOf({ customs, quantity }: PrintedLine): number | null {
  return customs === null ? null : customs.weightGrams * quantity
}

function kilograms(grams: number | null): string {
  return grams === null ? '' : `${(grams / 1_000).toFixed(3)} kg`
}

function lined(text: string): string {
  return text.split('\n').map(escaped).join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return printable(text).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
