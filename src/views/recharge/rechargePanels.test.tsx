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
