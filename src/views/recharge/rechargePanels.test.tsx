// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aRecharge } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { RechargePanels } from './rechargePanels.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const resolvedAt = '2026-01-06T12:30:00.000Z'
const [submitted, answered] = ['2026-01-05T10:00:00.000Z', resolvedAt].map((at) =>
  new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
)
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
    told: [
      'h2 | Recharge R51',
      'Auditing',
      'Submitted',
      '$50.00',
      'Method',
      'By card',
      'Submitted',
      submitted,
      'Payment evidence',
      'img alt=Picture you uploaded',
    ],
  },
  {
    of: 'on chain is audited',
    changes: onChain,
    told: [
      'h2 | Recharge R51',
      'Auditing',
      'Submitted',
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
      submitted,
      'Payment evidence',
      'img alt=Picture you uploaded',
    ],
  },
  {
    of: 'on chain, that names no transaction, is audited',
    changes: { ...onChain, transactionHash: null },
    told: [
      'h2 | Recharge R51',
      'Auditing',
      'Submitted',
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
      submitted,
      'Payment evidence',
      'img alt=Picture you uploaded',
    ],
  },
  {
    of: 'passed with less than was handed in',
    changes: { status: 1, arrivedCents: 4_800, resolvedAt },
    told: [
      'h2 | Recharge R51',
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
    ],
  },
  {
    of: 'was refused',
    changes: { status: 2, refusedFor: 'Nothing arrived.', resolvedAt },
    told: [
      'h2 | Recharge R51',
      'Refused',
      'div role=alert | Refused: Nothing arrived.',
      'Submitted',
      '$50.00',
      'Method',
      'By card',
      'Submitted',
      submitted,
      'Answered',
      answered,
      'Payment evidence',
      'img alt=Picture you uploaded',
    ],
  },
] as const)('a recharge that $of is told in full', async ({ changes, told }) => {
  const place = await bindings.show(<RechargePanels recharge={aRecharge(changes)} />)
  await soon(() => expect(outlineOf(place)).toEqual(told))
})
