import { h } from './dom.ts'

/** How often real orders took each arrow, by its key; null until a file is opened. */
export type Counts = ReadonlyMap<string, number>

/** Parses the file of `office doctor --flows --out`; null where the text is something else. */
export function countsIn(text: string): Counts | null {
  try {
    const { arrows } = JSON.parse(text) as { arrows?: unknown }
    if (!Array.isArray(arrows)) return null
    const entries = arrows.map((each: unknown) => {
      const { key, times } = each as { key: unknown; times: unknown }
      if (typeof key !== 'string' || typeof times !== 'number') throw new Error('no count')
      return [key, times] as const
    })
    return new Map(entries)
  } catch {
    return null
  }
}

/** A control with which the reader opens a file of counts. */
export function countsChooser(onOpened: (counts: Counts) => void): HTMLElement {
  const said = h('small', { role: 'status' })
  const open = async (event: Event) => {
    const [file] = (event.target as HTMLInputElement).files ?? []
    const counts = file === undefined ? null : countsIn(await file.text())
    said.textContent = counts === null ? 'This file holds no counts.' : 'Shown beside each arrow.'
    if (counts !== null) onOpened(counts)
  }
  const input = h('input', { type: 'file', accept: '.json', onchange: (event) => void open(event) })
  return h('label', { class: 'counts' }, 'How often real orders took each arrow', input, said)
}
