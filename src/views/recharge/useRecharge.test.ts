// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { getBlockchain, recharge } from '../../../contract/wallet.ts'
import { aNetwork, aRecharge } from '../../../tests/factories/walletAnswers.ts'
import { callName, heldBy, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { useRechargeInHand } from './useRecharge.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const evidence = 'evidence-evidence-eviden'
const ownAddress = 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY'
const transactionHash = 'ab'.repeat(32)

test('a recharge on chain sends the transaction hash, the own address and its order, under a key', async () => {
  bindings.answers(getBlockchain, { list: [aNetwork()], notSupported: [], minCardCents: 1_000 })
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
