// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listWithdrawals } from '../../../contract/wallet.ts'
import { aWithdrawal } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { submittedOutline } from '../../../tests/support/rechargeOutlines.ts'
import { HeldFunds } from './heldFunds.tsx'
import { useHeldFunds } from './useHeldFunds.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

function Held({ heldCents = 9_300 }: { heldCents?: number | null }) {
  return <HeldFunds held={useHeldFunds()} heldCents={heldCents} />
}

const older = aWithdrawal({
  id: 80,
  totalCents: 4_000,
  submittedAt: '2026-01-04T09:00:00.000Z',
})
const newestOutline = `a href=/depositRecord?id=81 | Withdrawal W81time datetime=2026-01-05T10:00:00.000Z | ${submittedOutline} | In review | $53.00`
const olderOutline = `a href=/depositRecord?id=80 | Withdrawal W80time datetime=2026-01-04T09:00:00.000Z | ${momentOutline(older.submittedAt)} | In review | $40.00`

test.each([
  {
    of: 'nothing',
    page: { list: [], nextCursor: null },
    expected: ['Nothing. A withdrawal is held while it is in review.'],
  },
  {
    of: 'all that is audited',
    page: { list: [aWithdrawal(), older], nextCursor: null },
    expected: [newestOutline, olderOutline],
  },
  {
    of: 'the latest of what is audited, and the way to the others',
    page: { list: [aWithdrawal()], nextCursor: 'older' },
    expected: [newestOutline, 'a href=/depositRecord | Show all'],
  },
])('the list of held funds shows $of', async ({ page, expected }) => {
  bindings.answers(listWithdrawals, page)
  const place = await bindings.show(<Held />)
  await soon(() => expect(place.querySelector('[data-skeleton]')).toBeNull())
  expect(outlineOf(place)).toEqual(['h2 | Held back', '$93.00', ...expected])
})

test('a placeholder is shown while the held funds load', async () => {
  bindings.answers(listWithdrawals, () => new Promise(() => {}))
  const place = await bindings.show(<Held heldCents={null} />)
  expect(outlineOf(place)).toEqual([
    'h2 | Held back',
    'div role=status | Loading | div aria-hidden=true | span data-skeleton=true',
  ])
})

test('a retry is offered where the held funds fail to load', async () => {
  bindings.refuses(listWithdrawals, { status: 200, msg: 'Not now', reason: 'notFound' })
  const place = await bindings.show(<Held heldCents={null} />)
  await soon(() => expect(place.querySelector('[role=alert]')).not.toBeNull())
  const failed = outlineOf(place)
  bindings.answers(listWithdrawals, { list: [older], nextCursor: null })
  await act(async () => place.querySelector('button')?.click())
  await soon(() => expect(place.querySelector('[role=alert]')).toBeNull())
  expect([failed, outlineOf(place)]).toEqual([
    ['h2 | Held back', 'div role=alert | Not now | button type=button | Try again'],
    ['h2 | Held back', olderOutline],
  ])
})
