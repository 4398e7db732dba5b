// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aWithdrawal, chainTarget } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { resolvedAt, submittedOutline } from '../../../tests/support/rechargeOutlines.ts'
import { WithdrawalPanels } from './withdrawalPanels.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const sums = ['What arrives', '$50.00', 'Service charge', '$3.00']
const toCard = ['To', 'Harbour Bank •••• 4242']
const answeredOutline = ['Submitted', submittedOutline, 'Answered', momentOutline(resolvedAt)]

test.each([
  {
    of: 'is audited',
    changes: {},
    expected: [
      'In review',
      ...sums,
      'Held of your balance',
      '$53.00',
      ...toCard,
      'Submitted',
      submittedOutline,
    ],
  },
  {
    of: 'was paid out',
    changes: { status: 1, reference: 'HB-20260106', resolvedAt },
    expected: [
      'Completed',
      ...sums,
      'Left your balance',
      '$53.00',
      ...toCard,
      'Reference',
      'HB-20260106',
      ...answeredOutline,
    ],
  },
  {
    of: 'was refused',
    changes: { status: 2, refusedFor: 'The card is closed.', resolvedAt },
    expected: [
      'Declined',
      'div role=alert | Declined: The card is closed.',
      ...sums,
      'Back on your balance',
      '$53.00',
      ...toCard,
      ...answeredOutline,
    ],
  },
  {
    of: 'was taken back',
    changes: { status: -1, target: chainTarget, resolvedAt },
    expected: [
      'Cancelled',
      ...sums,
      'Back on your balance',
      '$53.00',
      'To',
      'TRC20 TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
      ...answeredOutline,
    ],
  },
] as const)('a withdrawal that $of shows all its details', async ({ changes, expected }) => {
  const place = await bindings.show(<WithdrawalPanels withdrawal={aWithdrawal(changes)} />)
  expect(outlineOf(place)).toEqual(['h2 | Withdrawal W81', ...expected])
})
