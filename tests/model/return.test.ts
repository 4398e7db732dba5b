import { describe, expect, test } from 'vitest'
import { returnMachine } from '../../src/machines/returnMachine.ts'
import {
  alreadySubmitted,
  declared,
  failed,
  guest,
  lines,
  opened,
  orderProof,
  orderUnknown,
  own,
  periodOver,
} from './charts/return.ts'
import { journey } from './support/journey.ts'

const effects = ['announceFailure', 'finish'] as const

describe('a return', () => {
  test('of an own order begins with everything that can be returned, and takes two steps', async () => {
    const returning = journey(returnMachine, { input: own, effects: [...effects] })
    expect(returning.inputOf('openOffer')).toEqual({ orderId: 31, proof: null })
    await returning.settle('openOffer', opened)
    expect(returning.snapshot()).toMatchObject({ value: 'choosing', context: { lines } })

    returning.send({ type: 'choice.made' })
    returning.send({ type: 'return.confirmed' })
    expect(returning.inputOf('declare')).toEqual({ orderId: 31, proof: null, lines })
    await returning.settle('declare', declared)
    expect(returning.snapshot().value).toBe('declared')
    expect(returning.effects).toEqual(['finish'])
  })

  test('as a guest begins with the proof, which every call carries', async () => {
    const returning = journey(returnMachine, { input: guest, effects: [...effects] })
    expect(returning.snapshot().value).toBe('proving')
    returning.send({ type: 'proof.submitted', proof: orderProof })
    await returning.settle('openOffer', opened)
    returning.send({ type: 'choice.made' })
    returning.send({ type: 'return.confirmed' })
    expect(returning.inputOf('declare')).toEqual({ orderId: null, proof: orderProof, lines })
  })

  test('as a guest with a wrong proof stays at the form and says why', async () => {
    const returning = journey(returnMachine, { input: guest, effects: [...effects] })
    returning.send({ type: 'proof.submitted', proof: orderProof })
    await returning.settle('openOffer', orderUnknown)
    expect(returning.snapshot()).toMatchObject({
      value: 'proving',
      context: { failure: { reason: 'orderUnknown' } },
    })
  })

  test('leaves out what can’t be returned', async () => {
    const returning = journey(returnMachine, { input: own })
    const [tote, lamp] = opened.offer.lines
    const some = [tote!, { ...lamp!, quantity: 0, givesBackCents: [] }]
    await returning.settle('openOffer', { ...opened, offer: { ...opened.offer, lines: some } })
    expect(returning.snapshot().context.lines).toEqual([{ lineId: 1, quantity: 2 }])
  })

  test('needs a choice', async () => {
    const returning = journey(returnMachine, { input: own })
    await returning.settle('openOffer', opened)
    returning.send({ type: 'lines.chosen', lines: [] })
    returning.send({ type: 'choice.made' })
    expect(returning.snapshot().value).toBe('choosing')
  })

  test('is confirmed again unchanged when no answer came', async () => {
    const returning = journey(returnMachine, { input: own, effects: [...effects] })
    await returning.settle('openOffer', opened)
    returning.send({ type: 'choice.made' })
    returning.send({ type: 'return.confirmed' })
    const first = returning.inputOf('declare')
    await returning.settle('declare', failed)
    expect(returning.snapshot().value).toBe('confirming')
    returning.send({ type: 'return.confirmed' })
    expect(returning.inputOf('declare')).toEqual(first)
  })

  test('loads the order again when it has changed', async () => {
    const returning = journey(returnMachine, { input: own, effects: [...effects] })
    await returning.settle('openOffer', opened)
    returning.send({ type: 'choice.made' })
    returning.send({ type: 'return.confirmed' })
    await returning.settle('declare', alreadySubmitted)
    await returning.settle('openOffer', periodOver)
    expect(returning.snapshot()).toMatchObject({ value: 'closed', context: { failure: null } })
    expect(returning.effects).toEqual(['announceFailure'])
  })

  test('a guest goes on to another order', async () => {
    const returning = journey(returnMachine, { input: guest })
    returning.send({ type: 'proof.submitted', proof: orderProof })
    await returning.settle('openOffer', periodOver)
    returning.send({ type: 'order.left' })
    expect(returning.snapshot()).toMatchObject({
      value: 'proving',
      context: { proof: null, offer: null },
    })
  })
})
