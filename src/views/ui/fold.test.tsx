// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { Fold } from './fold.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

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
