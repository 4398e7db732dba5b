import type { SeenRecord, SeenRequest, SeenRow } from '../../../tests/model/support/evidence.ts'
import type { ArrowEntry } from './bookData.ts'
import { h } from './dom.ts'

/**
 * What a run observed of an arrow: the page's requests, the postings, and the record afterwards.
 */
export function seenOf({ seen: { requests, rows, record } }: Pick<ArrowEntry, 'seen'>): Node[] {
  return [
    ...(requests.length === 0 ? [] : [h('h3', {}, 'Sent for it'), ...requests.map(requestBox)]),
    ...(rows.length === 0 ? [] : [h('h3', {}, 'Booked with it'), ledgerTable(rows)]),
    ...(record === null ? [] : [h('h3', {}, 'Told afterwards'), factsTable(record)]),
  ]
}

function requestBox({ method, path, input, isKeyed }: SeenRequest): HTMLElement {
  const words = [`${method} ${path}`, ...(isKeyed ? ['Idempotency-Key: …'] : [])]
  const body = isEmpty(input) ? [] : [JSON.stringify(input, null, 2)]
  return h('pre', { class: 'request' }, [...words, ...body].join('\n'))
}

function isEmpty(input: unknown): boolean {
  return typeof input !== 'object' || input === null || Object.keys(input).length === 0
}

function ledgerTable(rows: readonly SeenRow[]): HTMLElement {
  return h(
    'table',
    { class: 'rows' },
    cells('th', ['kind', 'from', 'to', 'amount']),
    ...rows.map(({ kind, from, to, amountCents }) =>
      cells('td', [kind, from, to, `$${(amountCents / 100).toFixed(2)}`]),
    ),
  )
}

function factsTable(record: SeenRecord): HTMLElement {
  const facts = Object.entries(record).map(([name, fact]) =>
    cells('td', [name, typeof fact === 'string' ? fact : JSON.stringify(fact)]),
  )
  return h('table', { class: 'rows' }, ...facts)
}

function cells(tag: 'th' | 'td', texts: readonly string[]): HTMLElement {
  return h('tr', {}, ...texts.map((text) => h(tag, {}, text)))
}
