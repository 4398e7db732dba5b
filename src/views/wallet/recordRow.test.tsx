// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { RecordRow } from './recordRow.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const at = '2026-01-05T10:00:00.000Z'
const unmoved = { state: 'auditing', cents: 5_000, hasMoved: false, note: null } as const

test.each([
  {
    of: 'that is asked for',
    row: unmoved,
    look: 'asked',
    expected: ['', 'span data-in=true | $50.00', 'In review'],
  },
  {
    of: 'that is asked to leave',
    row: { ...unmoved, cents: -5_000 },
    look: 'asked',
    expected: ['', '$50.00', 'In review'],
  },
  {
    of: 'of nothing',
    row: { ...unmoved, cents: 0 },
    look: 'asked',
    expected: ['', '$0.00', 'In review'],
  },
  {
    of: 'that came',
    row: { ...unmoved, state: 'passed', hasMoved: true },
    look: 'moved',
    expected: ['', 'span data-in=true | +$50.00', 'Completed'],
  },
  {
    of: 'that left',
    row: { ...unmoved, state: 'passed', cents: -5_000, hasMoved: true },
    look: 'moved',
    expected: ['', '−$50.00', 'Completed'],
  },
  {
    of: 'that was refused',
    row: { ...unmoved, state: 'refused', note: 'Nothing arrived.' },
    look: 'asked',
    expected: ['', 'span data-in=true | $50.00', 'Declined | Nothing arrived.'],
  },
  {
    of: 'that is shown beside',
    row: { ...unmoved, isChosen: true },
    look: 'asked',
    expected: ['aria-current=true ', 'span data-in=true | $50.00', 'In review'],
  },
] as const)('an amount $of is shown in its row', async ({ row, look, expected }) => {
  const place = await bindings.show(
    <RecordRow isChosen={false} {...row} href="/topUpRecord?id=51" at={at}>
      {'By card'}
    </RecordRow>,
  )
  const amount = place.querySelector('a > span:first-child > span:last-child')
  const [current, amountOutline, stateOutline] = expected
  expect([outlineOf(place), amount?.className.match(/asked|moved/)?.[0]]).toEqual([
    [
      `a ${current}href=/topUpRecord?id=51 | By card${amountOutline} | time datetime=${at} | ${momentOutline(at)}${stateOutline}`,
    ],
    look,
  ])
})
