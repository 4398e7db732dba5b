// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo } from '../../../contract/account.ts'
import { cancelWithdrawal, listWithdrawals, showWithdrawal } from '../../../contract/wallet.ts'
import { aWithdrawal } from '../../../tests/factories/walletAnswers.ts'
import {
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { actorStore } from '../actors/actorStore.ts'
import { useHeldFunds } from './useHeldFunds.ts'
import { useWithdrawalAudit, type WithdrawalAuditActor } from './useWithdrawalAudit.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const resolvedAt = '2026-01-06T12:30:00.000Z'
const audited = aWithdrawal()
const paidOut = aWithdrawal({ status: 1, resolvedAt })
const cancelled = aWithdrawal({ status: -1, resolvedAt })

function cancel(actor: WithdrawalAuditActor) {
  actor.send({ type: 'cancel.asked' })
  actor.send({ type: 'cancel.confirmed' })
}

const answers = {
  takenBack(actor: WithdrawalAuditActor) {
    bindings.answers(cancelWithdrawal, cancelled)
    cancel(actor)
  },
  answeredBefore(actor: WithdrawalAuditActor) {
    const data = { withdrawal: paidOut }
    const reason = 'withdrawalAnswered'
    bindings.refuses(cancelWithdrawal, { status: 200, msg: 'Too late', reason, data })
    cancel(actor)
  },
  announced() {
    bindings.answers(showWithdrawal, paidOut)
    actorStore.refresh(['withdrawals', 'one', 81])
  },
}

test.each([
  { of: 'taken back', by: answers.takenBack, now: cancelled },
  { of: 'answered before it could be taken back', by: answers.answeredBefore, now: paidOut },
  { of: 'answered, as it is announced', by: answers.announced, now: paidOut },
])('a withdrawal that is $of reads balance and records again', async ({ by, now }) => {
  await knownShopper(bindings)
  bindings.answers(showWithdrawal, audited)
  bindings.answers(listWithdrawals, { list: [audited], nextCursor: null, total: 1 })
  const records = await heldBy(bindings, useHeldFunds)
  await soon(() => expect(records().state).toBe('filled'))
  const audit = await heldBy(bindings, () => useWithdrawalAudit(audited))
  await soon(() => expect(audit().snapshot.matches({ auditing: 'waiting' })).toBe(true))
  await act(async () => by(audit().actor))
  await soon(() => expect(audit().snapshot.context.withdrawal).toEqual(now))
  await soon(() => expect(bindings.askedFor(listWithdrawals)).toHaveLength(2))
  await soon(() => expect(bindings.askedFor(getUserInfo)).toHaveLength(2))
})

test('a withdrawal is read each time it is shown, by one actor for all screens', async () => {
  bindings.answers(showWithdrawal, audited)
  const first = await heldUntilLeft(bindings, () => useWithdrawalAudit(audited))
  const isWaiting = () => first.held().actor.getSnapshot().matches({ auditing: 'waiting' })
  await soon(() => expect(bindings.askedFor(showWithdrawal)).toHaveLength(1))
  await soon(() => expect(isWaiting()).toBe(true))
  await first.leave()
  await heldBy(bindings, () => useWithdrawalAudit(audited))
  await soon(() => expect(bindings.askedFor(showWithdrawal)).toHaveLength(2))
  expect([
    bindings.askedFor(showWithdrawal).map(({ query }) => query),
    actorStore.below(['withdrawals', 'audit', 81]),
  ]).toEqual([[{ id: '81' }, { id: '81' }], [first.held().actor]])
})

test('news about a withdrawal that is being read starts another read', async () => {
  bindings.answers(showWithdrawal, () => new Promise(() => {}))
  await heldBy(bindings, () => useWithdrawalAudit(audited))
  await soon(() => expect(bindings.askedFor(showWithdrawal)).toHaveLength(1))
  await act(async () => actorStore.refresh(['withdrawals', 'one', 81]))
  await soon(() => expect(bindings.askedFor(showWithdrawal)).toHaveLength(2))
  expect(bindings.givenUp(showWithdrawal)).toBe(1)
})
