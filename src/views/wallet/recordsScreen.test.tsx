// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { RecordsScreen } from './recordsScreen.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { BalancePanel } from './balancePanel.tsx'
import { Hourglass } from 'lucide-react'
import { OutcomeHead } from './outcomeHead.tsx'
import { act } from 'react'
import { RadioRow } from './radioRow.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { search: '', isPhone: true, expected: 'records all, null' },
  { search: '?status=2', isPhone: true, expected: 'records 2, null' },
  { search: '?status=2&id=51', isPhone: true, expected: 'record 51' },
  { search: '?status=2', isPhone: false, expected: 'records 2, null' },
  { search: '?status=2&id=51', isPhone: false, expected: 'records 2, 51' },
])('"$search", on a phone $isPhone, shows $expected', async ({ search, isPhone, expected }) => {
  if (isPhone) onPhone()
  window.history.replaceState(null, '', `/topUpRecord${search}`)
  const place = await bindings.show(
    <RecordsScreen
      hrefOf={({ status }) => `/topUpRecord?status=${status}`}
      Records={({ filter, id }) => <p>{`records ${filter}, ${id}`}</p>}
      Pane={({ id }) => <p>{`record ${id}`}</p>}
    />,
  )
  expect(place.querySelector('main p')?.textContent).toBe(expected)
})

test('shows a placeholder while the balance loads', async () => {
  const unknown = await bindings.show(<BalancePanel />)
  const held = outlineOf(unknown)
  await knownShopper(bindings, { availableCents: 12_345 })
  const known = await bindings.show(<BalancePanel />)
  expect([held, outlineOf(known)]).toEqual([
    ['Your balance', 'span data-skeleton=true'],
    ['Your balance', '$123.45'],
  ])
})

test('shows the title alone without a hint', async () => {
  const place = await bindings.show(
    <OutcomeHead tone="good" icon={<Hourglass size={24} />} title="Paid out" hint={null} />,
  )
  expect(place.querySelectorAll('p')).toHaveLength(1)
})

test('shows an icon, a title and a hint', async () => {
  const place = await bindings.show(
    <OutcomeHead tone="wait" icon={<Hourglass size={24} />} title="Auditing" hint="Up to a day" />,
  )
  expect([
    place.querySelector('[role=status] svg')?.getAttribute('class'),
    [...place.querySelectorAll('p')].map(({ textContent }) => textContent),
  ]).toEqual(['lucide lucide-hourglass', ['Auditing', 'Up to a day']])
})

test('a tap chooses a row, and its end slot is shown', async () => {
  const chosen: string[] = []
  const place = await bindings.show(
    <>
      <RadioRow name="target" checked onChoose={() => chosen.push('card')}>
        {'To a card'}
      </RadioRow>
      <RadioRow
        name="target"
        checked={false}
        onChoose={() => chosen.push('chain')}
        end={<button type="button">{'Remove'}</button>}
      >
        {'On chain'}
      </RadioRow>
    </>,
  )
  await act(async () => place.querySelectorAll('input')[1]?.click())
  expect([outlineOf(place), chosen]).toEqual([
    [
      'input type=radio checked',
      'To a card',
      'input type=radio',
      'On chain',
      'button type=button | Remove',
    ],
    ['chain'],
  ])
})
