// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { billCsv, listBill, type BillEntry, type BillMonth } from '../../../contract/bill.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { toasts } from '../actors/toasts.ts'
import { Screen } from './capitalRecordScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const entry: BillEntry = {
  id: 3,
  kind: 'recharge',
  amountCents: 5_000,
  balanceCents: 5_510,
  at: '2026-02-05T10:00:00.000Z',
  orderId: null,
  orderSn: null,
  refundId: null,
  rechargeId: 51,
  withdrawalId: null,
}
const paid = {
  ...entry,
  id: 2,
  kind: 'orderPaid',
  amountCents: -2_490,
  balanceCents: 510,
  at: '2026-01-06T10:00:00.000Z',
  orderId: 31,
  orderSn: 'HL260105ABCDEFGHJK',
  rechargeId: null,
} as const
const opened = {
  ...entry,
  id: 1,
  kind: 'openingBalance',
  amountCents: 3_000,
  balanceCents: 3_000,
  at: '2026-01-05T10:00:00.000Z',
  rechargeId: null,
} as const

const timeOutline = (at: string) => `time datetime=${at} | ${momentOutline(at)}`

async function shown(address: string, list: BillEntry[] = [], months: BillMonth[] = []) {
  window.history.replaceState(null, '', address)
  bindings.answers(listBill, { list, months, nextCursor: null })
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('[data-pulled]')).not.toBeNull())
  return place
}

test('groups the entries by month, below the sums of each month', async () => {
  const place = await shown(
    '/capitalRecord',
    [entry, paid, opened],
    [
      { month: '2026-02', inCents: 5_000, outCents: 0 },
      { month: '2026-01', inCents: 3_000, outCents: 2_490 },
    ],
  )
  expect(outlineOf(place.querySelector('[data-pulled]')!)).toEqual([
    'div data-phase=resting role=status',
    'h2 | February 2026',
    'In $50.00 · Out $0.00',
    `a href=/topUpRecord?id=51 | Top-up${timeOutline('2026-02-05T10:00:00.000Z')}R51 | In+$50.00Balance $55.10`,
    'h2 | January 2026',
    'In $30.00 · Out $24.90',
    `a href=/orderInfo/31 | Payment${timeOutline('2026-01-06T10:00:00.000Z')}HL260105ABCDEFGHJK | Out−$24.90Balance $5.10`,
    `Opening balance${timeOutline('2026-01-05T10:00:00.000Z')}`,
    'In+$30.00Balance $30.00',
    'Months follow UTC; times are shown in your time zone.',
    'div role=status | No more',
  ])
})

test.each([
  {
    address: '/capitalRecord',
    expected: [
      'div data-phase=resting role=status',
      'span aria-hidden=true',
      'No transactions yet',
      'Top-ups, payments, refunds and withdrawals show up here, each with the balance after it.',
      'a href=/topUp | Top up',
    ],
  },
  {
    address: '/capitalRecord?kind=refund',
    expected: [
      'div data-phase=resting role=status',
      'span aria-hidden=true',
      'No entries here',
      'Top-ups, payments, refunds and withdrawals show up here, each with the balance after it.',
      'a href=/capitalRecord | Show everything',
    ],
  },
  {
    address: '/capitalRecord?month=2026-01',
    expected: [
      'div data-phase=resting role=status',
      'span aria-hidden=true',
      'No entries here',
      'Top-ups, payments, refunds and withdrawals show up here, each with the balance after it.',
      'a href=/capitalRecord | Show everything',
    ],
  },
])(
  'shows a message and a next step where $address has no entries',
  async ({ address, expected }) => {
    const place = await shown(address)
    expect(outlineOf(place.querySelector('[data-pulled]')!)).toEqual(expected)
  },
)

test('filters by kind and month', async () => {
  const place = await shown('/capitalRecord?kind=refund&month=2020-01')
  const months = [...place.querySelectorAll('option')]
  expect([
    outlineOf(place.querySelector('nav')!),
    [months.length, ...[0, -1].map((at) => months.at(at)?.textContent)],
    place.querySelector('select')?.value,
    bindings.askedFor(listBill).map(({ query }) => query),
  ]).toEqual([
    [
      'a href=/capitalRecord?month=2020-01 | All',
      'a href=/capitalRecord?kind=orderPaid&month=2020-01 | Payment',
      'a aria-current=page href=/capitalRecord?kind=refund&month=2020-01 | Refund',
      'a href=/capitalRecord?kind=recharge&month=2020-01 | Top-up',
      'a href=/capitalRecord?kind=withdrawalHeld&month=2020-01 | Withdrawal',
      'a href=/capitalRecord?kind=withdrawalReturned&month=2020-01 | Withdrawal returned',
      'a href=/capitalRecord?kind=openingBalance&month=2020-01 | Opening balance',
    ],
    [26, 'All months', 'January 2020'],
    '2020-01',
    [{ kind: 'refund', month: '2020-01' }],
  ])
})

test('shows a placeholder while the entries load', async () => {
  window.history.replaceState(null, '', '/capitalRecord')
  bindings.answers(listBill, () => new Promise(() => {}))
  const place = await bindings.show(<Screen />)
  const skeleton = [...place.querySelectorAll('main [role=status]')]
  const lines = Array.from({ length: 7 }, () => 'span data-skeleton=true')
  expect(skeleton.map(outlineOf)).toEqual([
    ['Loading', ['div aria-hidden=true', ...lines].join(' | ')],
  ])
})

test('disables the button while the file is made, and shows a failed download', async () => {
  const file = Promise.withResolvers<object>()
  const call = { method: 'GET', path: billCsv.address } as const
  bindings.answers(call, () => file.promise)
  const place = await shown('/capitalRecord?kind=refund')
  const button = [...place.querySelectorAll('button')].find(
    (each) => each.textContent === 'Save as CSV',
  )
  const stand = () => [
    button?.getAttribute('aria-busy'),
    button?.getAttribute('aria-disabled'),
    button?.querySelector('svg')?.classList.item(1),
  ]
  const before = stand()
  await act(async () => button?.click())
  await soon(() => expect(bindings.askedFor(call)).toHaveLength(1))
  const meanwhile = stand()
  await act(async () => file.reject(new TypeError('the line is cut')))
  await soon(() => expect(stand()).toEqual(before))
  expect([
    before,
    meanwhile,
    bindings.askedFor(call)[0]?.query,
    toasts.getCurrent()?.variant,
  ]).toEqual([
    [null, null, 'lucide-download'],
    ['true', 'true', 'lucide-loader-circle'],
    { kind: 'refund' },
    'fail',
  ])
})
