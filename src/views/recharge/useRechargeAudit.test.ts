// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo } from '../../../contract/account.ts'
import { showOrder } from '../../../contract/orders.ts'
import { listRecharges, showRecharge } from '../../../contract/wallet.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { aRecharge } from '../../../tests/factories/walletAnswers.ts'
import {
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { actorStore } from '../actors/actorStore.ts'
import { useOrder } from '../orders/useOrder.ts'
import { useRecharges } from '../wallet/useWallet.ts'
import { useRechargeAudit } from './useRechargeAudit.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const resolvedAt = '2026-01-06T12:30:00.000Z'
const audited = aRecharge()

test.each([
  { of: 'credited', answer: aRecharge({ status: 1, arrivedCents: 5_000, resolvedAt }) },
  { of: 'refused', answer: aRecharge({ status: 2, refusedFor: 'It is blurred.', resolvedAt }) },
])('a recharge that was $of reads balance, records and orders again', async (given) => {
  await knownShopper(bindings)
  bindings.answers(showOrder, anOrder({ id: 31 }))
  bindings.answers(listRecharges, { list: [audited], nextCursor: null, total: 1 })
  bindings.answers(showRecharge, audited)
  const order = await heldBy(bindings, () => useOrder(31))
  await heldBy(bindings, () => useRecharges('0'))
  const audit = await heldBy(bindings, () => useRechargeAudit(audited))
  await soon(() => expect(order().state).toBe('filled'))
  await soon(() => expect(bindings.askedFor(listRecharges)).toHaveLength(1))
  await soon(() => expect(audit().matches({ auditing: 'waiting' })).toBe(true))

  bindings.answers(showRecharge, given.answer)
  await act(async () => actorStore.refresh(['recharges', 'one', 51]))
  await soon(() => expect(audit().context.recharge).toEqual(given.answer))
  await soon(() => expect(bindings.askedFor(listRecharges)).toHaveLength(2))
  await soon(() => expect(bindings.askedFor(showOrder)).toHaveLength(2))
  await soon(() => expect(bindings.askedFor(getUserInfo)).toHaveLength(2))
})

test('a recharge is read each time it is shown, by one actor for all screens', async () => {
  bindings.answers(showRecharge, audited)
  const first = await heldUntilLeft(bindings, () => useRechargeAudit(audited))
  await soon(() => expect(bindings.askedFor(showRecharge)).toHaveLength(1))
  await soon(() => expect(first.held().matches({ auditing: 'waiting' })).toBe(true))
  await first.leave()
  await heldBy(bindings, () => useRechargeAudit(audited))
  await soon(() => expect(bindings.askedFor(showRecharge)).toHaveLength(2))
  expect([
    bindings.askedFor(showRecharge).map(({ query }) => query),
    actorStore.below(['recharges', 'audit', 51]).length,
  ]).toEqual([[{ id: '51' }, { id: '51' }], 1])
})

test('news about a recharge that is being read starts another read', async () => {
  bindings.answers(showRecharge, () => new Promise(() => {}))
  await heldBy(bindings, () => useRechargeAudit(audited))
  await soon(() => expect(bindings.askedFor(showRecharge)).toHaveLength(1))
  await act(async () => actorStore.refresh(['recharges', 'one', 51]))
  await soon(() => expect(bindings.askedFor(showRecharge)).toHaveLength(2))
  expect(bindings.givenUp(showRecharge)).toBe(1)
})
