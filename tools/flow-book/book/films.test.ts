import { expect, test } from 'vitest'
import type { ArrowEntry, ChartPage, Film, StateEntry } from './bookData.ts'
import { saidOf } from './films.ts'

const arrow = (name: string, event: string, label: string) => ({ name, event, label }) as ArrowEntry
const state = (name: string, title: string) => ({ name, title }) as StateEntry

const page = {
  id: 'lock',
  states: [state('open', 'Open'), state('locked', 'Locked for a day')],
  arrows: [
    arrow('open:code.entered', 'code.entered', 'A wrong code'),
    arrow('open:', '', 'The tenth wrong code'),
    arrow('locked:day.over', 'day.over', 'The lock is over'),
  ],
} as unknown as ChartPage

const wrong = { event: 'code.entered {"code":1}', leaves: ['open'], taken: ['open:code.entered'] }
const last = { ...wrong, leaves: ['locked'], taken: ['open:code.entered', 'open:'] }
const over = { event: 'day.over', leaves: ['open'], taken: ['locked:day.over'] }

const film = (kind: Film['kind'], steps: Film['steps']): Film => ({
  title: 'code.entered → "locked"',
  kind,
  start: ['open'],
  steps,
})

test('titles a path by its arrows, repeated ones once, and its end', () => {
  expect([
    saidOf(page, film('path', [wrong, wrong, last])),
    saidOf(page, film('path', [last, over, wrong])),
    saidOf(page, film('path', [{ ...over, event: 'ignored', taken: [] }])),
    saidOf(page, film('path', [])),
  ]).toEqual([
    'A wrong code × 3 → Locked for a day',
    'A wrong code → The lock is over → A wrong code → Open',
    'ignored → Open',
    'Open',
  ])
})

test('a journey keeps its own title', () => {
  expect(saidOf(page, film('journey', [wrong]))).toBe('code.entered → "locked"')
})
