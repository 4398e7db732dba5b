// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { Panel, PanelColumns } from './panel.tsx'
import { SideBySide } from './sideBySide.tsx'
import { act, useState } from 'react'
import { Fold } from './fold.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { title: 'Sums', end: '$24.90', head: 'Sums$24.90' },
  { title: 'Sums', end: undefined, head: 'Sums' },
  { title: undefined, end: undefined, head: null },
])('a panel with the title $title has the head $head', async ({ title, end, head }) => {
  const place = await bindings.show(
    <Panel title={title} end={end}>
      <p />
    </Panel>,
  )
  expect([
    place.querySelector('header')?.textContent ?? null,
    place.querySelectorAll('p').length,
  ]).toEqual([head, 1])
})

test.each([
  { aside: 'Sums', columns: ['Goods', 'Sums'] },
  { aside: undefined, columns: ['Goods'] },
])('next to the columns stands $aside', async ({ aside, columns }) => {
  const place = await bindings.show(<PanelColumns aside={aside}>{'Goods'}</PanelColumns>)
  const shown = [...(place.firstElementChild?.children ?? [])]
  expect(shown.map(({ textContent }) => textContent)).toEqual(columns)
})

test.each([
  { detail: 'Order 31', columns: ['Orders', 'Order 31'] },
  { detail: null, columns: [] },
])('a list stands next to $detail, or alone', async ({ detail, columns }) => {
  const place = await bindings.show(<SideBySide list="Orders" detail={detail} />)
  expect([
    place.textContent,
    [...(place.firstElementChild?.children ?? [])].map(({ textContent }) => textContent),
  ]).toEqual([`Orders${detail ?? ''}`, columns])
})

function Note() {
  const [note, setNote] = useState('')
  return (
    <>
      <button type="button" onClick={() => setNote(note === '' ? 'Ring twice' : '')}>
        {'Note'}
      </button>
      <Fold title="Note" filled={note !== ''}>
        {note}
      </Fold>
    </>
  )
}

test('a fold opens automatically when it gets content, and stays open when the content goes', async () => {
  const place = await bindings.show(<Note />)
  const isOpen = () => place.querySelector('details')?.open
  const seen = [isOpen()]
  for (const _ of ['filled', 'emptied']) {
    await act(async () => place.querySelector('button')?.click())
    seen.push(isOpen())
  }
  expect([place.querySelector('summary')?.textContent, seen]).toEqual(['Note', [false, true, true]])
})

test.each([
  { of: 'something', filled: true },
  { of: 'nothing', filled: false },
])('a fold with $of in it is initially open: $filled', async ({ filled }) => {
  const place = await bindings.show(
    <Fold title="Note" filled={filled}>
      {'Ring twice'}
    </Fold>,
  )
  expect(place.querySelector('details')?.open).toBe(filled)
})
