// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelWithdrawal, showWithdrawal } from '../../../contract/wallet.ts'
import { aWithdrawal } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { resolvedAt } from '../../../tests/support/rechargeOutlines.ts'
import { CancelWithdrawal } from './cancelWithdrawal.tsx'
import { useWithdrawalAudit } from './useWithdrawalAudit.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  await sheetsLeft()
})

const audited = aWithdrawal()
const cancelled = aWithdrawal({ status: -1, resolvedAt })

function Cancel({ withdrawal = audited }) {
  return <CancelWithdrawal {...useWithdrawalAudit(withdrawal)} />
}

const question = () => document.querySelector('[role=alertdialog]')
const asked = () => question() && outlineOf(question()!)

async function shownAsking() {
  bindings.answers(showWithdrawal, audited)
  const place = await bindings.show(<Cancel />)
  await act(async () => place.querySelector('button')?.click())
  await soon(() => expect(question()).not.toBeNull())
  return place
}

const press = (at: number) =>
  act(async () => [...question()!.querySelectorAll('button')].at(at)?.click())

test('a withdrawal is cancelled after a confirmation', async () => {
  const place = await shownAsking()
  const observed = asked()
  bindings.answers(cancelWithdrawal, cancelled)
  await press(1)
  await soon(() => expect(question()).toBeNull())
  const sent = bindings.askedFor(cancelWithdrawal).map(({ body }) => body)
  expect({ observed, sent, left: outlineOf(place) }).toEqual({
    observed: [
      'h2 | Cancel this withdrawal?',
      '$53.00 is on your balance again at once.',
      'button type=button | Keep it',
      'button type=button | Cancel it',
    ],
    sent: [{ withdrawalId: 81 }],
    left: [],
  })
})

test('a dismissed question leaves the withdrawal unchanged', async () => {
  const place = await shownAsking()
  await press(0)
  await soon(() => expect(question()).toBeNull())
  expect([outlineOf(place), bindings.askedFor(cancelWithdrawal)]).toEqual([
    ['button type=button | Cancel the withdrawal'],
    [],
  ])
})

test('an unanswered cancellation can be repeated', async () => {
  await shownAsking()
  bindings.answers(cancelWithdrawal, () => Promise.reject(new TypeError('the line is cut')))
  await press(1)
  await soon(() => expect(bindings.askedFor(cancelWithdrawal)).toHaveLength(1))
  await soon(() => expect(question()?.querySelector('[aria-busy]')).toBeNull())
  const observed = asked()
  bindings.answers(cancelWithdrawal, cancelled)
  await press(1)
  await soon(() => expect(question()).toBeNull())
  expect([observed, bindings.askedFor(cancelWithdrawal).length]).toEqual([
    [
      'h2 | Cancel this withdrawal?',
      expect.stringMatching(/^We can’t reach the shop right now\./),
      'button type=button | Keep it',
      'button type=button | Cancel it',
    ],
    2,
  ])
})

test('an audited withdrawal can no longer be cancelled', async () => {
  const place = await bindings.show(<Cancel withdrawal={cancelled} />)
  expect(outlineOf(place)).toEqual([])
})
