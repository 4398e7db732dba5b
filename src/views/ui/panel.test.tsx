// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { Panel, PanelColumns } from './panel.tsx'

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
