// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { showOrder } from '../../../contract/orders.ts'
import { getBlockchain, listRecharges, recharge, showRecharge } from '../../../contract/wallet.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { aCardAccount, aNetwork, aRecharge } from '../../../tests/factories/walletAnswers.ts'
import {
  callName,
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { actorStore } from '../actors/actorStore.ts'
import { toasts } from '../actors/toasts.ts'
import { useOrder } from '../orders/useOrder.ts'
import { usePictureUploads } from '../pictures/usePictureUploads.ts'
import { useRecharges } from '../wallet/useWallet.ts'
import { evidenceKey, useRechargeInHand, type RechargeActor } from './useRecharge.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})

const evidence = 'evidence-evidence-eviden'
const ownAddress = 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY'
const transactionHash = 'ab'.repeat(32)

test('a recharge on chain sends its hash, own address and order, under a key', async () => {
  bindings.answers(getBlockchain, {
    list: [aNetwork()],
    notSupported: [],
    minCardCents: 1_000,
    card: aCardAccount,
  })
  bindings.answers(recharge, aRecharge())
  const { actor } = (await heldBy(bindings, useRechargeInHand))()
  const wish = { amountCents: 5_000, orderId: 31 }
  await act(async () => {
    actor.send({ type: 'method.chosen', method: 'chain', wish })
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'network.chosen', network: 'trc20' }))
    actor.send({ type: 'network.chosen', network: 'trc20' })
    const values = { amountCents: 5_000, evidence, ownAddress, transactionHash }
    actor.send({ type: 'recharge.submitted', values })
    await waitFor(actor, (snapshot) => snapshot.context.recharge !== null)
  })

  expect(bindings.askedFor(recharge)).toEqual([
    {
      call: callName(recharge),
      body: {
        method: 'chain',
        network: 'trc20',
        ownAddress,
        transactionHash,
        amountCents: 5_000,
        evidence,
        orderId: 31,
      },
      token: 'token-1',
      key: expect.stringMatching(/^[\w-]{16,}$/),
    },
  ])
})

test('a submitted recharge reads balance and order again, and releases its evidence', async () => {
  bindings.answers(showOrder, anOrder({ id: 31 }))
  bindings.answers(listRecharges, { list: [], nextCursor: null, total: 0 })
  bindings.answers(recharge, aRecharge())
  const order = await heldBy(bindings, () => useOrder(31))
  await heldBy(bindings, () => useRecharges('0'))
  const uploads = await heldBy(bindings, () => usePictureUploads(evidenceKey, 1))
  const { actor } = (await heldBy(bindings, useRechargeInHand))()
  await soon(() => expect(order().state).toBe('filled'))
  await soon(() => expect(bindings.askedFor(listRecharges)).toHaveLength(1))
  await act(async () => uploads().choose([new File(['sea'], 'sea.png', { type: 'image/png' })]))
  const inHand = uploads().pictures.length
  await act(async () => {
    handIn(actor)
    await waitFor(actor, (snapshot) => snapshot.matches({ handedIn: 'auditing' }))
  })
  await soon(() => expect(bindings.askedFor(listRecharges)).toHaveLength(2))
  await soon(() => expect(bindings.askedFor(showOrder)).toHaveLength(2))
  expect([inHand, uploads().pictures, actorStore.below(['recharges', 'inHand'])]).toEqual([
    1,
    [],
    [actor],
  ])
})

test('a submitted recharge is followed until its audit is over', async () => {
  const credited = aRecharge({ status: 1, arrivedCents: 5_000 })
  bindings.answers(recharge, aRecharge())
  bindings.answers(showRecharge, credited)
  const { actor } = (await heldBy(bindings, useRechargeInHand))()
  await act(async () => {
    handIn(actor)
    await waitFor(actor, (snapshot) => snapshot.matches({ handedIn: 'auditing' }))
    actorStore.refresh(['recharges', 'one', 51])
    await waitFor(actor, (snapshot) => snapshot.matches({ handedIn: 'passed' }))
  })
  expect(actor.getSnapshot().context.recharge).toEqual(credited)
})

test('a refused recharge is reported on every screen', async () => {
  bindings.refuses(recharge, { status: 200, msg: 'Used before', reason: 'evidenceUsed' })
  const { held, leave } = await heldUntilLeft(bindings, useRechargeInHand)
  const { actor } = held()
  await act(async () => handIn(actor))
  await leave()
  await soon(() => expect(toasts.getCurrent()?.wording).toEqual({ text: 'Used before' }))
})

test('choosing another method does not wait for the networks', async () => {
  bindings.answers(getBlockchain, () => new Promise(() => {}))
  const { actor } = (await heldBy(bindings, useRechargeInHand))()
  await act(async () => actor.send({ type: 'method.chosen', method: 'chain', wish: noWish }))
  await soon(() => expect(bindings.askedFor(getBlockchain)).toHaveLength(1))
  await act(async () => actor.send({ type: 'method.chosen', method: 'card', wish: noWish }))
  expect(bindings.givenUp(getBlockchain)).toBe(1)
})

const noWish = { amountCents: null, orderId: null }

/** Submits $50.00, paid by card. */
function handIn(actor: RechargeActor): void {
  actor.send({ type: 'method.chosen', method: 'card', wish: noWish })
  const values = { amountCents: 5_000, evidence, ownAddress: '', transactionHash: '' }
  actor.send({ type: 'recharge.submitted', values })
}
