import { describe, expect, test } from 'vitest'
import { rechargeMachine } from '../../src/machines/rechargeMachine.ts'
import { aNetwork } from '../factories/walletAnswers.ts'
import {
  accepted,
  failed,
  answered,
  loaded,
  passed,
  refused,
  addressInvalid,
  networkUnknown,
  values,
  waiting,
  forOrder,
  wishless,
} from './charts/recharge.ts'
import { journey } from './support/journey.ts'

describe('a recharge', () => {
  test('by card is submitted once, audited, and credits what arrived', async () => {
    const recharge = begin('card')
    recharge.send({ type: 'recharge.submitted', values })
    recharge.send({ type: 'recharge.submitted', values })
    expect(recharge.inputOf('submitRecharge')).toEqual({
      method: 'card',
      network: null,
      values,
      orderId: null,
    })
    await recharge.settle('submitRecharge', accepted)
    expect(recharge.snapshot().value).toEqual({ handedIn: 'auditing' })

    expect(recharge.inputOf('followAudit')).toEqual({ recharge: waiting })
    await recharge.settle('followAudit', answered(passed))
    expect(recharge.snapshot()).toMatchObject({
      value: { handedIn: 'passed' },
      context: { recharge: passed },
    })
    expect(recharge.effects).toEqual(['announceSubmitted'])
  })

  test('on chain names the chosen network', async () => {
    const recharge = begin('chain')
    await recharge.settle('loadNetworks', loaded)
    recharge.send({ type: 'network.chosen', network: 'eth' })
    expect(recharge.snapshot().value).toEqual({ preparing: 'choosingNetwork' })
    recharge.send({ type: 'network.chosen', network: 'btc' })
    recharge.send({ type: 'recharge.submitted', values })
    expect(recharge.inputOf('submitRecharge')).toMatchObject({ method: 'chain', network: 'btc' })

    await recharge.settle('submitRecharge', addressInvalid)
    expect(recharge.snapshot()).toMatchObject({
      value: { preparing: { filling: 'onChain' } },
      context: { network: 'btc', failure: { reason: 'addressInvalid' } },
    })
  })

  test('reloads the networks when the chosen one is gone', async () => {
    const recharge = begin('chain')
    await recharge.settle('loadNetworks', loaded)
    recharge.send({ type: 'network.chosen', network: 'btc' })
    recharge.send({ type: 'recharge.submitted', values })
    await recharge.settle('submitRecharge', networkUnknown)
    expect(recharge.snapshot().value).toEqual({ preparing: 'loadingNetworks' })
    await recharge.settle('loadNetworks', { type: 'loaded', networks: [aNetwork()] })
    recharge.send({ type: 'network.chosen', network: 'btc' })
    expect(recharge.snapshot()).toMatchObject({
      value: { preparing: 'choosingNetwork' },
      context: { failure: null },
    })
    expect(recharge.effects).toEqual(['announceFailure'])
  })

  test('explains why the chosen network can’t be used any more', async () => {
    const announced: unknown[] = []
    const recharge = journey(
      rechargeMachine.provide({
        actions: { announceFailure: ({ context }) => void announced.push(context.failure) },
      }),
    )
    recharge.send({ type: 'method.chosen', method: 'chain', wish: wishless })
    await recharge.settle('loadNetworks', loaded)
    recharge.send({ type: 'network.chosen', network: 'btc' })
    recharge.send({ type: 'recharge.submitted', values })
    await recharge.settle('submitRecharge', networkUnknown)
    expect(announced).toEqual([expect.objectContaining({ reason: 'networkUnknown' })])
  })

  test('is resubmitted unchanged when no answer came, and otherwise once changed', async () => {
    const recharge = begin('card')
    recharge.send({ type: 'recharge.submitted', values })
    const first = recharge.inputOf('submitRecharge')
    await recharge.settle('submitRecharge', failed)
    expect(recharge.snapshot().value).toBe('unanswered')
    recharge.send({ type: 'recharge.submitted', values })
    expect(recharge.inputOf('submitRecharge')).toEqual(first)

    await recharge.settle('submitRecharge', failed)
    recharge.send({ type: 'values.edited' })
    expect(recharge.snapshot().value).toEqual({ preparing: { filling: 'byCard' } })
    recharge.send({ type: 'recharge.submitted', values: { ...values, amountCents: 6_000 } })
    expect(recharge.inputOf('submitRecharge')).toEqual({
      method: 'card',
      network: null,
      values: { ...values, amountCents: 6_000 },
      orderId: null,
    })
  })

  test('names the order that it is for, which then stays reserved', () => {
    const recharge = begin('card', forOrder)
    recharge.send({ type: 'recharge.submitted', values })
    expect(recharge.inputOf('submitRecharge')).toMatchObject({ orderId: forOrder.orderId })
  })

  test('that was refused shows the reason, and the shopper starts another one', async () => {
    const recharge = begin('card')
    recharge.send({ type: 'recharge.submitted', values })
    await recharge.settle('submitRecharge', accepted)
    await recharge.settle('followAudit', answered(refused))
    expect(recharge.snapshot()).toMatchObject({
      value: { handedIn: 'refused' },
      context: { recharge: { refusedFor: 'Nothing arrived.' } },
    })
    recharge.send({ type: 'choice.reopened' })
    expect(recharge.snapshot()).toMatchObject({
      value: { preparing: 'choosingMethod' },
      context: { recharge: null },
    })
  })

  test('for another order of the cashier is separate from the earlier one', async () => {
    const recharge = begin('card', forOrder)
    recharge.send({ type: 'recharge.submitted', values })
    await recharge.settle('submitRecharge', accepted)
    await recharge.settle('followAudit', answered(passed))

    recharge.send({ type: 'method.chosen', method: 'card', wish: forOrder })
    expect(recharge.snapshot()).toMatchObject({ value: { handedIn: 'passed' } })
    recharge.send({ type: 'method.chosen', method: 'card', wish: wishless })
    expect(recharge.snapshot()).toMatchObject({ value: { handedIn: 'passed' } })

    const another = { amountCents: 700, orderId: 31 }
    recharge.send({ type: 'method.chosen', method: 'card', wish: another })
    expect(recharge.snapshot()).toMatchObject({
      value: { preparing: { filling: 'byCard' } },
      context: { method: 'card', wish: another, recharge: null, values: null },
    })
  })

  test('can switch its method before it is submitted, and not during', async () => {
    const recharge = begin('chain')
    recharge.send({ type: 'method.chosen', method: 'card', wish: wishless })
    expect(recharge.snapshot().value).toEqual({ preparing: { filling: 'byCard' } })
    recharge.send({ type: 'recharge.submitted', values })
    recharge.send({ type: 'method.chosen', method: 'chain', wish: wishless })
    recharge.send({ type: 'choice.reopened' })
    expect(recharge.snapshot()).toMatchObject({ value: 'submitting', context: { method: 'card' } })

    await recharge.settle('submitRecharge', accepted)
    recharge.send({ type: 'choice.reopened' })
    expect(recharge.snapshot()).toMatchObject({
      value: { preparing: 'choosingMethod' },
      context: { method: null, values: null, recharge: null },
    })
  })
})

function begin(method: 'chain' | 'card', wish = wishless) {
  const recharge = journey(rechargeMachine, {
    effects: ['announceFailure', 'announceSubmitted'],
  })
  recharge.send({ type: 'method.chosen', method, wish })
  return recharge
}
