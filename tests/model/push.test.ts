import { describe, expect, test } from 'vitest'
import { pushMachine } from '../../src/machines/pushMachine.ts'
import { networkFailure } from '../factories/failures.ts'
import { asked, denied, failed, on, unasked } from './charts/push.ts'
import { journey } from './support/journey.ts'

describe('notifications on a device', () => {
  test('are offered once, and not again after “Not now”', async () => {
    const push = begin()
    await push.settle('lookAtDevice', unasked)
    expect(push.snapshot().hasTag('offered')).toBe(true)
    push.send({ type: 'offer.declined' })
    expect([push.snapshot().hasTag('offered'), push.effects]).toEqual([false, ['rememberAsked']])
    expect(push.snapshot().value).toEqual({ off: 'asked' })
  })

  test('are turned on, once the browser and the server agree', async () => {
    const push = begin()
    await push.settle('lookAtDevice', unasked)
    push.send({ type: 'push.turnedOn' })
    push.send({ type: 'push.turnedOn' })
    expect(push.snapshot().value).toBe('turningOn')
    await push.settle('turnOn', on)
    expect([push.snapshot().value, push.effects]).toEqual([
      'on',
      ['rememberAsked', 'showChanged', 'announceOn'],
    ])
  })

  test('stay off when the shopper closes the browser’s question', async () => {
    const push = begin()
    await push.settle('lookAtDevice', asked)
    push.send({ type: 'push.turnedOn' })
    await push.settle('turnOn', { type: 'dismissed' })
    expect(push.snapshot().value).toEqual({ off: 'asked' })
  })

  test('are not asked for again once the browser blocks them, until it no longer does', async () => {
    const push = begin()
    await push.settle('lookAtDevice', asked)
    push.send({ type: 'push.turnedOn' })
    await push.settle('turnOn', denied)
    push.send({ type: 'push.turnedOn' })
    expect(push.snapshot().value).toBe('denied')
    push.send({ type: 'page.shown' })
    await push.settle('lookAtDevice', asked)
    expect(push.snapshot().value).toEqual({ off: 'asked' })
  })

  test('stay on when turning them off fails, and the shopper sees why', async () => {
    const push = begin()
    await push.settle('lookAtDevice', on)
    push.send({ type: 'push.turnedOff' })
    await push.settle('turnOff', failed)
    expect(push.snapshot()).toMatchObject({ value: 'on', context: { failure: networkFailure } })
    push.send({ type: 'push.turnedOff' })
    await push.settle('turnOff', { type: 'off' })
    expect([push.snapshot().value, push.effects]).toEqual([
      { off: 'asked' },
      ['announceFailure', 'showChanged'],
    ])
  })

  test('are looked at again when the server didn’t answer', async () => {
    const push = begin()
    await push.settle('lookAtDevice', failed)
    expect(push.snapshot()).toMatchObject({
      value: 'unknown',
      context: { failure: networkFailure },
    })
    push.send({ type: 'look.repeated' })
    await push.settle('lookAtDevice', on)
    expect(push.snapshot()).toMatchObject({ value: 'on', context: { failure: null } })
  })
})

function begin() {
  return journey(pushMachine, {
    effects: ['announceFailure', 'announceOn', 'rememberAsked', 'showChanged'],
  })
}
