import { describe, expect, test } from 'vitest'
import { liveMachine } from '../../src/machines/liveMachine.ts'
import { shipped } from './charts/live.ts'
import { journey } from './support/journey.ts'

describe('the live stream', () => {
  test('refreshes older data when it opens for the first time', () => {
    const live = open()
    expect(live.snapshot().hasTag('live')).toBe(true)
    expect(live.effects).toEqual(['refreshEverything'])
  })

  test('resumes where it ended, and catches up with what was missed', () => {
    const live = open()
    live.send({ type: 'notices.arrived', notices: [shipped], since: '42' })
    live.send({ type: 'stream.lost' })
    expect(live.snapshot().value).toEqual({ signedIn: 'waiting' })

    live.clock.increment(1_000)
    expect(live.inputOf('stream')).toEqual({ since: '42' })
    live.send({ type: 'stream.opened', since: null })
    expect(live.snapshot().value).toEqual({ signedIn: { streaming: 'catchingUp' } })
    live.send({ type: 'stream.signed' })
    live.send({ type: 'notices.arrived', notices: [shipped], since: '44' })
    expect(live.snapshot()).toMatchObject({
      value: { signedIn: { streaming: 'open' } },
      context: { since: '44', tries: 0 },
    })
    expect(live.effects).toEqual(['refreshEverything', 'refreshTouched', 'refreshTouched'])
  })

  test('refreshes everything when too much was missed', () => {
    const live = open()
    live.send({ type: 'stream.reset', since: '90' })
    expect(live.effects).toEqual(['refreshEverything', 'refreshEverything'])
    expect(live.snapshot().context.since).toBe('90')
  })

  test('waits longer after each failed try, half a minute at most', () => {
    const live = start()
    live.send({ type: 'session.started', isHidden: false })
    const waits = Array.from({ length: 8 }, () => {
      live.send({ type: 'stream.lost' })
      let waited = 0
      while (!live.snapshot().matches({ signedIn: 'streaming' })) {
        live.clock.increment(500)
        waited += 500
      }
      return waited
    })
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })

  test('counts as dead after a long silence, not while it sends signs of life', () => {
    const live = open()
    live.clock.increment(39_000)
    live.send({ type: 'stream.signed' })
    live.clock.increment(39_000)
    expect(live.snapshot().hasTag('live')).toBe(true)
    live.clock.increment(1_000)
    expect(live.snapshot().value).toEqual({ signedIn: 'waiting' })
  })

  test('pauses while the page is hidden, and resumes where it ended', () => {
    const live = open()
    live.send({ type: 'page.hidden' })
    expect(live.snapshot().value).toEqual({ signedIn: 'paused' })
    live.send({ type: 'page.shown' })
    expect(live.inputOf('stream')).toEqual({ since: '41' })
  })

  test('does not open in a hidden page until it is visible', () => {
    const live = start()
    live.send({ type: 'session.started', isHidden: true })
    live.send({ type: 'connection.lost' })
    live.send({ type: 'connection.restored' })
    expect(live.snapshot().value).toEqual({ signedIn: 'paused' })
    live.send({ type: 'page.shown' })
    expect(live.snapshot().value).toEqual({ signedIn: { streaming: 'connecting' } })
  })

  test('tries at once when the connection is back', () => {
    const live = open()
    live.send({ type: 'connection.lost' })
    live.clock.increment(60_000)
    expect(live.snapshot().value).toEqual({ signedIn: 'offline' })
    live.send({ type: 'connection.restored' })
    expect(live.snapshot().value).toEqual({ signedIn: { streaming: 'connecting' } })
  })

  test('drops its position when another shopper signs in', () => {
    const live = open()
    live.send({ type: 'session.ended' })
    expect(live.snapshot().value).toBe('signedOut')
    live.send({ type: 'session.started', isHidden: false })
    expect(live.inputOf('stream')).toEqual({ since: null })
  })
})

function start() {
  return journey(liveMachine, {
    input: { jitter: 0.5 },
    effects: ['refreshTouched', 'refreshEverything'],
  })
}

function open() {
  const live = start()
  live.send({ type: 'session.started', isHidden: false })
  live.send({ type: 'stream.opened', since: '41' })
  return live
}
