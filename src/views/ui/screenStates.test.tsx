// @vitest-environment happy-dom
import { Search } from 'lucide-react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkFailure, offlineFailure } from '../../../tests/factories/failures.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { EmptyState, FailedState } from './screenStates.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const signOf = (place: Element) => place.querySelector('svg')?.classList[1]

test.each([
  {
    given: {},
    sign: 'lucide-inbox',
    expected: ['span aria-hidden=true', 'Your orders will be here'],
  },
  {
    given: { hint: 'There are none yet', action: 'All products', icon: <Search /> },
    sign: 'lucide-search',
    expected: [
      'span aria-hidden=true',
      'Your orders will be here',
      'There are none yet',
      'All products',
    ],
  },
])('an empty screen says what will appear there: $expected', async ({ given, sign, expected }) => {
  const place = await bindings.show(<EmptyState title="Your orders will be here" {...given} />)
  expect([signOf(place), outlineOf(place)]).toEqual([sign, expected])
})

test.each([
  {
    of: 'without a connection',
    failure: offlineFailure,
    sign: 'lucide-wifi-off',
    expected: [
      'This page isn’t saved on this device',
      'This loads by itself when the connection is back.',
    ],
  },
  {
    of: 'that was refused',
    failure: { type: 'expired', msg: 'Log in again' } as const,
    sign: 'lucide-cloud-off',
    expected: ['Log in again', 'Nothing you entered is lost.'],
  },
])('a screen $of shows the failure and offers a retry', async ({ failure, sign, expected }) => {
  const onRetry = vi.fn()
  const place = await bindings.show(<FailedState failure={failure} onRetry={onRetry} />)
  await act(async () => place.querySelector('button')?.click())
  expect([
    signOf(place),
    [...place.querySelectorAll('p')].map(({ textContent }) => textContent),
    onRetry.mock.calls.length,
  ]).toEqual([sign, expected, 1])
})

test('a failure of the server shows the id that its log has of it', async () => {
  const failure = { type: 'status', status: 500, requestId: '4f1c2a9b-3k' } as const
  const place = await bindings.show(<FailedState failure={failure} onRetry={() => {}} />)
  const [, reference] = place.querySelector('p')!.children
  expect([...reference!.children].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'System interface 500 abnormal',
    '4f1c2a9b-3k',
  ])
})

test('a failure is explained in plain words, with the technical message and the time', async () => {
  const place = await bindings.show(<FailedState failure={networkFailure} onRetry={() => {}} />)
  const [plainly, reference] = place.querySelector('p')!.children
  expect([
    plainly?.textContent,
    reference?.firstElementChild?.textContent,
    Number.isNaN(Date.parse(reference?.querySelector('time')?.dateTime ?? '')),
  ]).toEqual([
    'We can’t reach the shop right now. Please try again in a moment.',
    'Backend interface connection abnormal',
    false,
  ])
})
