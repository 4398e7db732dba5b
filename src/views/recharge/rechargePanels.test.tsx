// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aRecharge } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import {
  answeredByCardOutline,
  byCardOutline,
  evidenceOutline,
  resolvedAt,
  submittedOutline,
} from '../../../tests/support/rechargeOutlines.ts'
import { RechargePanels } from './rechargePanels.tsx'
import { encode } from 'uqr'
import { DepositQr } from './depositQr.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const onChain = {
  method: 'chain',
  network: 'trc20',
  ownAddress: 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
  depositAddress: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  transactionHash: 'ab'.repeat(32),
} as const

test.each([
  {
    of: 'by card is audited',
    changes: {},
    expected: ['h2 | Top-up R51', 'In review', 'Amount sent', '$50.00', ...byCardOutline],
  },
  {
    of: 'on chain is audited',
    changes: onChain,
    expected: [
      'h2 | Top-up R51',
      'In review',
      'Amount sent',
      '$50.00',
      'Method',
      'On chain',
      'Network',
      'TRC20',
      'From',
      'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
      'To',
      'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      'Transaction',
      onChain.transactionHash,
      'Submitted',
      submittedOutline,
      ...evidenceOutline,
    ],
  },
  {
    of: 'on chain, that names no transaction, is audited',
    changes: { ...onChain, transactionHash: null },
    expected: [
      'h2 | Top-up R51',
      'In review',
      'Amount sent',
      '$50.00',
      'Method',
      'On chain',
      'Network',
      'TRC20',
      'From',
      'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
      'To',
      'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      'Submitted',
      submittedOutline,
      ...evidenceOutline,
    ],
  },
  {
    of: 'passed with less than was handed in',
    changes: { status: 1, arrivedCents: 4_800, resolvedAt },
    expected: [
      'h2 | Top-up R51',
      'Completed',
      'Amount sent',
      '$50.00',
      'Actual arrival',
      '+$48.00',
      ...answeredByCardOutline,
    ],
  },
  {
    of: 'was refused',
    changes: { status: 2, refusedFor: 'Nothing arrived.', resolvedAt },
    expected: [
      'h2 | Top-up R51',
      'Declined',
      'div role=alert | Declined: Nothing arrived.',
      'Amount sent',
      '$50.00',
      ...answeredByCardOutline,
    ],
  },
] as const)('a recharge that $of shows all its details', async ({ changes, expected }) => {
  const place = await bindings.show(<RechargePanels recharge={aRecharge(changes)} />)
  await soon(() => expect(outlineOf(place)).toEqual(expected))
})

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'

test('draws the dark modules of the code inside a light border', async () => {
  const place = await bindings.show(<DepositQr text={address} />)
  const { data, size } = encode(address, { border: 2 })
  const drawn = [
    ...(place.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h/g),
  ]
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect([
    place.querySelector('svg')?.getAttribute('aria-label'),
    place.querySelector('svg')?.getAttribute('viewBox'),
    drawn.map(([, x, y]) => `${x} ${y}`),
  ]).toEqual(['QR code of the address', `0 0 ${size} ${size}`, dark])
  expect(dark.slice(0, 7)).toEqual(['2 2', '3 2', '4 2', '5 2', '6 2', '7 2', '8 2'])
})
