// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listRecharges, showRecharge } from '../../../contract/wallet.ts'
import { aRecharge } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import {
  answeredByCardOutline,
  evidenceOutline,
  resolvedAt,
  submittedOutline,
} from '../../../tests/support/rechargeOutlines.ts'
import { Screen } from './topUpRecordScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const passed = aRecharge({ id: 53, status: 1, arrivedCents: 4_800, resolvedAt })
const onChain = aRecharge({ id: 52, method: 'chain', network: 'trc20' })
const refused = aRecharge({ id: 51, status: 2, refusedFor: 'Nothing arrived.', resolvedAt })
const empty = { list: [], nextCursor: null }

test('each record has a line with the amount credited or requested', async () => {
  onPhone()
  bindings.answers(listRecharges, { list: [passed, onChain, refused], nextCursor: null })
  window.history.replaceState(null, '', '/topUpRecord')
  const place = await bindings.show(<Screen />)
  await soon(() =>
    expect(outlineOf(contentOf(place))).toEqual([
      'nav aria-label=Records by result | a aria-current=page href=/topUpRecord?status=all | All | a href=/topUpRecord?status=0 | In review | a href=/topUpRecord?status=1 | Completed | a href=/topUpRecord?status=2 | Declined',
      `div data-pulled=true | div data-phase=resting role=status | a href=/topUpRecord?status=all&id=53 | By cardspan data-in=true | +$48.00 | time datetime=2026-01-05T10:00:00.000Z | ${submittedOutline}Completed | a href=/topUpRecord?status=all&id=52 | On chain · TRC20span data-in=true | $50.00 | time datetime=2026-01-05T10:00:00.000Z | ${submittedOutline}In review | a href=/topUpRecord?status=all&id=51 | By cardspan data-in=true | $50.00 | time datetime=2026-01-05T10:00:00.000Z | ${submittedOutline}Declined | Nothing arrived. | div role=status | No more`,
    ]),
  )
})

test.each([
  {
    at: '/topUpRecord',
    expected: [
      'nav aria-label=Records by result | a aria-current=page href=/topUpRecord?status=all | All | a href=/topUpRecord?status=0 | In review | a href=/topUpRecord?status=1 | Completed | a href=/topUpRecord?status=2 | Declined',
      'div data-pulled=true | div data-phase=resting role=status | span aria-hidden=true | No top-ups yet | Your top-ups show up here as soon as you submit one. | a href=/topUp | Top up',
    ],
  },
  {
    at: '/topUpRecord?status=2',
    expected: [
      'nav aria-label=Records by result | a href=/topUpRecord?status=all | All | a href=/topUpRecord?status=0 | In review | a href=/topUpRecord?status=1 | Completed | a aria-current=page href=/topUpRecord?status=2 | Declined',
      'div data-pulled=true | div data-phase=resting role=status | span aria-hidden=true | No top-ups here | Your top-ups show up here as soon as you submit one. | a href=/topUp | Top up',
    ],
  },
])('an empty list at $at says what will appear here', async ({ at, expected }) => {
  onPhone()
  bindings.answers(listRecharges, empty)
  window.history.replaceState(null, '', at)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(outlineOf(contentOf(place))).toEqual(expected))
})

test('placeholders are shown while the records load', async () => {
  onPhone()
  bindings.answers(listRecharges, () => new Promise(() => {}))
  window.history.replaceState(null, '', '/topUpRecord')
  const place = await bindings.show(<Screen />)
  expect(place.querySelectorAll('main [data-skeleton]')).toHaveLength(8)
})

test('on a phone the record in the address stands alone', async () => {
  onPhone()
  bindings.answers(showRecharge, passed)
  window.history.replaceState(null, '', '/topUpRecord?id=53')
  const place = await bindings.show(<Screen />)
  await soon(() =>
    expect(outlineOf(contentOf(place))).toEqual([
      'h2 | Top-up R53',
      'Completed',
      'Amount sent',
      '$50.00',
      'Actual arrival',
      '+$48.00',
      ...answeredByCardOutline,
    ]),
  )
})

test('a retry is offered where a record fails to load', async () => {
  onPhone()
  bindings.refuses(showRecharge, { status: 200, msg: 'No such recharge', reason: 'notFound' })
  window.history.replaceState(null, '', '/topUpRecord?id=53')
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('[role=alert]')).not.toBeNull())
  const failed = outlineOf(contentOf(place))
  bindings.answers(showRecharge, passed)
  await act(async () => place.querySelector<HTMLElement>('[role=alert] button')?.click())
  await soon(() => expect(place.querySelector('[role=alert]')).toBeNull())
  expect([failed, outlineOf(contentOf(place)).slice(0, 2)]).toEqual([
    [
      'div role=alert | span aria-hidden=true | No such recharge | Nothing you entered is lost. | button type=button | Try again',
    ],
    ['h2 | Top-up R53', 'Completed'],
  ])
})

test('on a wide screen the record stands next to the list', async () => {
  bindings.answers(listRecharges, { list: [passed, onChain], nextCursor: null })
  bindings.answers(showRecharge, onChain)
  window.history.replaceState(null, '', '/topUpRecord?status=all&id=52')
  const place = await bindings.show(<Screen />)
  await soon(() =>
    expect(outlineOf(contentOf(place))).toEqual([
      'nav aria-label=Records by result | a aria-current=page href=/topUpRecord?status=all | All | a href=/topUpRecord?status=0 | In review | a href=/topUpRecord?status=1 | Completed | a href=/topUpRecord?status=2 | Declined',
      `div data-pulled=true | div data-phase=resting role=status | a href=/topUpRecord?status=all&id=53 | By cardspan data-in=true | +$48.00 | time datetime=2026-01-05T10:00:00.000Z | ${submittedOutline}Completed | a aria-current=true href=/topUpRecord?status=all&id=52 | On chain · TRC20span data-in=true | $50.00 | time datetime=2026-01-05T10:00:00.000Z | ${submittedOutline}In review | div role=status | No more`,
      'h2 | Top-up R52',
      'In review',
      'Amount sent',
      '$50.00',
      'Method',
      'On chain',
      'Network',
      'TRC20',
      'Submitted',
      submittedOutline,
      ...evidenceOutline,
    ]),
  )
})

function contentOf(place: Element): Element {
  return place.querySelector('main')!
}
