// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BillEntry } from '../../../contract/bill.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { previewOf } from '../../../tests/factories/orderPreview.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import styles from './billRow.module.css'
import { BillEntryRow } from './billRow.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const entry: BillEntry = {
  id: 1,
  kind: 'orderPaid',
  amountCents: -2_490,
  balanceCents: 510,
  at: '2026-01-05T10:00:00.000Z',
  orderId: 31,
  orderSn: 'HL260105ABCDEFGHJK',
  refundId: null,
  rechargeId: null,
  withdrawalId: null,
}
const noOrder = { orderId: null, orderSn: null }

test.each([
  {
    changes: {},
    expected: ['Payment', 'HL260105ABCDEFGHJK', 'Out', '−$24.90', 'Balance $5.10'],
    sign: 'lucide-arrow-up-right',
    href: '/orderInfo/31',
  },
  {
    changes: { ...noOrder, kind: 'recharge', amountCents: 510, balanceCents: 0, rechargeId: 51 },
    expected: ['Top-up', 'R51', 'In', '+$5.10', 'Balance $0.00'],
    sign: 'lucide-arrow-down-left',
    href: '/topUpRecord?id=51',
  },
  {
    changes: { order: previewOf(anOrder()) },
    expected: ['Payment', 'Canvas tote', 'HL260105ABCDEFGHJK', 'Out', '−$24.90', 'Balance $5.10'],
    sign: 'lucide-arrow-up-right',
    href: '/orderInfo/31',
  },
  {
    changes: { ...noOrder, kind: 'withdrawalHeld', withdrawalId: 81 },
    expected: ['Withdrawal', 'W81', 'Out', '−$24.90', 'Balance $5.10'],
    sign: 'lucide-arrow-up-right',
    href: '/depositRecord?id=81',
  },
  {
    changes: { ...noOrder, kind: 'adjustedDown', amountCents: -10, reason: 'counted twice' },
    expected: ['Balance debited by the shop', 'counted twice', 'Out', '−$0.10', 'Balance $5.10'],
    sign: 'lucide-arrow-up-right',
    href: null,
  },
] as const)('an entry shows $expected', async ({ changes, expected, sign, href }) => {
  const place = await bindings.show(<BillEntryRow entry={{ ...entry, ...changes }} />)
  place.querySelector('time')?.remove()
  expect([
    place.textContent,
    place.querySelector('svg')?.classList.contains(sign),
    place.querySelector('a')?.getAttribute('href') ?? null,
  ]).toEqual([expected.join(''), true, href])
})

test.each([
  { of: 'in', amountCents: 2_490, mark: [styles.in] },
  { of: 'out', amountCents: -2_490, mark: [] },
])('an amount that goes $of has its sign and colour', async ({ amountCents, mark }) => {
  const place = await bindings.show(<BillEntryRow entry={{ ...entry, amountCents }} />)
  const marked = [styles.icon, styles.amount].map((name) => [
    ...(place.querySelector(`.${name}`)?.classList ?? []),
  ])
  expect(marked).toEqual([
    [styles.icon, ...mark],
    [styles.amount, ...mark],
  ])
})
