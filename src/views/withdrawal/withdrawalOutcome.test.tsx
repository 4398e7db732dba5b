// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showWithdrawal } from '../../../contract/wallet.ts'
import { aWithdrawal } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { resolvedAt } from '../../../tests/support/rechargeOutlines.ts'
import { WithdrawalOutcome } from './withdrawalOutcome.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'is audited',
    changes: {},
    expected: [
      '$53.00 is held for your withdrawal',
      'It’s in review. No need to wait. We’ll notify you.',
    ],
  },
  {
    of: 'was paid out',
    changes: { status: 1, resolvedAt },
    expected: ['$50.00 is on its way to you', 'It was paid out.'],
  },
  {
    of: 'was refused',
    changes: { status: 2, refusedFor: 'The card is closed.', resolvedAt },
    expected: ['Your withdrawal was declined', '$53.00 is on your balance again.'],
  },
  {
    of: 'was taken back',
    changes: { status: -1, resolvedAt },
    expected: ['Your withdrawal was cancelled', '$53.00 is on your balance again.'],
  },
] as const)('a withdrawal that $of shows its outcome first', async ({ changes, expected }) => {
  const withdrawal = aWithdrawal(changes)
  bindings.answers(showWithdrawal, withdrawal)
  const place = await bindings.show(
    <WithdrawalOutcome withdrawal={withdrawal} onRenew={() => {}} />,
  )
  const head = place.querySelector('[role=status]')!
  expect(outlineOf(head)).toEqual(['span aria-hidden=true', ...expected])
})

test.each([
  { of: 'is audited', changes: {}, offered: ['button type=button | Cancel the withdrawal'] },
  { of: 'was paid out', changes: { status: 1, resolvedAt }, offered: [] },
] as const)('a withdrawal that $of offers the matching actions below', async (given) => {
  const withdrawal = aWithdrawal(given.changes)
  bindings.answers(showWithdrawal, withdrawal)
  const onRenew = vi.fn()
  const place = await bindings.show(<WithdrawalOutcome withdrawal={withdrawal} onRenew={onRenew} />)
  await act(async () => [...place.querySelectorAll('button')].at(-1)?.click())
  const offers = outlineOf(place).filter((line) => /^(?:a|button) /.test(line))
  expect([offers, onRenew.mock.calls.length]).toEqual([
    [
      ...given.offered,
      'button type=button | Another withdrawal',
      'a href=/depositRecord?id=81 | Withdrawal record',
    ],
    1,
  ])
})
