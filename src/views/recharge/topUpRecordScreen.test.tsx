// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listRecharges, showRecharge } from '../../../contract/wallet.ts'
import { aRecharge } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './topUpRecordScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  vi.restoreAllMocks()
})

const resolvedAt = '2026-01-06T12:30:00.000Z'
const [submitted, answered] = ['2026-01-05T10:00:00.000Z', resolvedAt].map((at) =>
  new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
)
const passed = aRecharge({ id: 53, status: 1, arrivedCents: 4_800, resolvedAt })
const onChain = aRecharge({ id: 52, method: 'chain', network: 'trc20' })
const refused = aRecharge({ id: 51, status: 2, refusedFor: 'Nothing arrived.', resolvedAt })
const empty = { list: [], nextCursor: null }

function beNarrow(): void {
  const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
}

test('each record is told in a line, with what arrived or was asked for', async () => {
  beNarrow()
  bindings.answers(listRecharges, { list: [passed, onChain, refused], nextCursor: null })
  window.history.replaceState(null, '', '/topUpRecord')
  const place = await bindings.show(<Screen />)
  await soon(() =>
    expect(outlineOf(contentOf(place))).toEqual([
      'nav aria-label=Records by result | a aria-current=page href=/topUpRecord?status=all | All | a href=/topUpRecord?status=0 | Auditing | a href=/topUpRecord?status=1 | Passed | a href=/topUpRecord?status=2 | Refused',
      `div data-pulled=true | div data-phase=resting role=status | a href=/topUpRecord?status=all&id=53 | By cardspan data-in=true | +$48.00 | time datetime=2026-01-05T10:00:00.000Z | ${submitted}Passed | a href=/topUpRecord?status=all&id=52 | On chain · TRC20span data-in=true | $50.00 | time datetime=2026-01-05T10:00:00.000Z | ${submitted}Auditing | a href=/topUpRecord?status=all&id=51 | By cardspan data-in=true | $50.00 | time datetime=2026-01-05T10:00:00.000Z | ${submitted}Refused | Nothing arrived. | div role=status | No more`,
    ]),
  )
})

test.each([
  {
    at: '/topUpRecord',
    told: [
      'nav aria-label=Records by result | a aria-current=page href=/topUpRecord?status=all | All | a href=/topUpRecord?status=0 | Auditing | a href=/topUpRecord?status=1 | Passed | a href=/topUpRecord?status=2 | Refused',
      'div data-pulled=true | div data-phase=resting role=status | span aria-hidden=true | No recharge yet | Your recharges show up here as soon as you submit one. | a href=/topUp | Recharge',
    ],
  },
  {
    at: '/topUpRecord?status=2',
    told: [
      'nav aria-label=Records by result | a href=/topUpRecord?status=all | All | a href=/topUpRecord?status=0 | Auditing | a href=/topUpRecord?status=1 | Passed | a aria-current=page href=/topUpRecord?status=2 | Refused',
      'div data-pulled=true | div data-phase=resting role=status | span aria-hidden=true | No recharges here | Your recharges show up here as soon as you submit one. | a href=/topUp | Recharge',
    ],
  },
])('at $at without records it is told what will be there', async ({ at, told }) => {
  beNarrow()
  bindings.answers(listRecharges, empty)
  window.history.replaceState(null, '', at)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(outlineOf(contentOf(place))).toEqual(told))
})

test('a record that the address names stands alone where there is little room', async () => {
  beNarrow()
  bindings.answers(showRecharge, passed)
  window.history.replaceState(null, '', '/topUpRecord?id=53')
  const place = await bindings.show(<Screen />)
  await soon(() =>
    expect(outlineOf(contentOf(place))).toEqual([
      'h2 | Recharge R53',
      'Passed',
      'Submitted',
      '$50.00',
      'Actual arrival',
      '+$48.00',
      'Method',
      'By card',
      'Submitted',
      submitted,
      'Answered',
      answered,
      'Payment evidence',
      'img alt=Picture you uploaded',
    ]),
  )
})

test('a record that does not come is asked for again', async () => {
  beNarrow()
  bindings.refuses(showRecharge, { status: 200, msg: 'No such recharge', reason: 'notFound' })
  window.history.replaceState(null, '', '/topUpRecord?id=53')
  const place = await bindings.show(<Screen />)
  await soon(() =>
    expect(outlineOf(contentOf(place))).toEqual([
      'div role=alert | span aria-hidden=true | No such recharge | Nothing you entered is lost. | button type=button | Try again',
    ]),
  )
})

test('where there is room the record stands beside the list', async () => {
  bindings.answers(listRecharges, { list: [passed, onChain], nextCursor: null })
  bindings.answers(showRecharge, onChain)
  window.history.replaceState(null, '', '/topUpRecord?status=all&id=52')
  const place = await bindings.show(<Screen />)
  await soon(() =>
    expect(outlineOf(contentOf(place))).toEqual([
      'nav aria-label=Records by result | a aria-current=page href=/topUpRecord?status=all | All | a href=/topUpRecord?status=0 | Auditing | a href=/topUpRecord?status=1 | Passed | a href=/topUpRecord?status=2 | Refused',
      `div data-pulled=true | div data-phase=resting role=status | a href=/topUpRecord?status=all&id=53 | By cardspan data-in=true | +$48.00 | time datetime=2026-01-05T10:00:00.000Z | ${submitted}Passed | a aria-current=true href=/topUpRecord?status=all&id=52 | On chain · TRC20span data-in=true | $50.00 | time datetime=2026-01-05T10:00:00.000Z | ${submitted}Auditing | div role=status | No more`,
      'h2 | Recharge R52',
      'Auditing',
      'Submitted',
      '$50.00',
      'Method',
      'On chain',
      'Network',
      'TRC20',
      'Submitted',
      submitted,
      'Payment evidence',
      'img alt=Picture you uploaded',
    ]),
  )
})

function contentOf(place: Element): Element {
  return place.querySelector('main') ?? place
}
