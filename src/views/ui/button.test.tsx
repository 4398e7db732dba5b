// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Button } from './button.tsx'
import { Clock } from 'lucide-react'
import { Chip } from './chip.tsx'
import { Refusal } from './refusal.tsx'

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

test.each([
  { icon: <Clock size={16} aria-hidden />, signs: 1 },
  { icon: undefined, signs: 0 },
])('a status is a word with $signs icons', async ({ icon, signs }) => {
  const place = await bindings.show(<Chip icon={icon}>{'On its way'}</Chip>)
  expect([place.textContent, place.querySelectorAll('svg').length]).toEqual(['On its way', signs])
})

test.each([
  { of: 'sent', failure: null, expected: [] },
  { of: 'given up', failure: { type: 'aborted' } as const, expected: [] },
  {
    of: 'refused',
    failure: { type: 'expired', msg: 'Log in again' } as const,
    expected: ['Log in again'],
  },
])('above a form that was $of, the reason is: $expected', async ({ failure, expected }) => {
  expect(outlineOf(await bindings.show(<Refusal failure={failure} />))).toEqual(expected)
})
