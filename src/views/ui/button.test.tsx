// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Button } from './button.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'at rest',
    busy: false,
    expected: ['button type=submit | Send'],
    turns: false,
    taps: 1,
    sent: true,
  },
  {
    of: 'at work',
    busy: true,
    expected: ['button type=submit aria-busy=true aria-disabled=true | Send'],
    turns: true,
    taps: 0,
    sent: false,
  },
])('a button $of takes $taps of one tap', async (given) => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault())
  const place = await bindings.show(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={given.busy} onClick={onClick}>
        {'Send'}
      </Button>
    </form>,
  )
  await act(async () => place.querySelector('button')?.click())
  expect([
    outlineOf(place),
    place.querySelector('.lucide-loader-circle') !== null,
    onClick.mock.calls.length,
    onSubmit.mock.calls.length > 0,
  ]).toEqual([given.expected, given.turns, given.taps, given.sent])
})
