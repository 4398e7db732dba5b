import { describe, expect, test } from 'vitest'
import { connectionMachine } from '../../src/machines/connectionMachine.ts'
import { journey } from './support/journey.ts'

describe('the connection', () => {
  test('announces its loss and its return, once each', () => {
    const connection = begin()
    connection.send({ type: 'connection.restored' })
    connection.send({ type: 'connection.lost' })
    connection.send({ type: 'connection.lost' })
    expect(connection.snapshot().value).toEqual({ device: 'offline', server: 'answering' })
    connection.send({ type: 'connection.restored' })
    expect(connection.snapshot().value).toEqual({ device: 'online', server: 'answering' })
    expect(connection.effects).toEqual(['publishLost', 'publishRestored'])
  })

  test('refreshes everything once a server answers in place of copies', () => {
    const connection = begin()
    connection.send({ type: 'answer.arrived' })
    connection.send({ type: 'copy.shown' })
    expect(connection.snapshot().hasTag('outdated')).toBe(true)
    connection.send({ type: 'answer.arrived' })
    expect(connection.snapshot().hasTag('outdated')).toBe(false)
    expect(connection.effects).toEqual(['refreshEverything'])
  })

  test('polls automatically, with growing delays, until the server answers', () => {
    const connection = begin()
    connection.send({ type: 'copy.shown' })
    const asked = [3, 6, 12, 24, 48, 60, 60].map((seconds) => {
      connection.clock.increment(seconds * 1_000 - 1)
      const before = connection.effects.length
      connection.clock.increment(1)
      return connection.effects.length - before
    })
    expect(asked).toEqual([1, 1, 1, 1, 1, 1, 1])
    connection.send({ type: 'answer.arrived' })
    connection.clock.increment(600_000)
    expect(connection.effects.length).toBe(8)
  })

  test('does not poll while the device is offline', () => {
    const connection = begin()
    connection.send({ type: 'connection.lost' })
    connection.send({ type: 'copy.shown' })
    connection.clock.increment(600_000)
    expect(connection.effects).toEqual(['publishLost'])
  })

  test('refreshes everything before waiting calls resume, which find it loading', () => {
    const connection = begin()
    connection.send({ type: 'connection.lost' })
    connection.send({ type: 'copy.shown' })
    connection.send({ type: 'connection.restored' })
    expect(connection.snapshot().value).toEqual({ device: 'online', server: 'answering' })
    expect(connection.effects).toEqual(['publishLost', 'refreshEverything', 'publishRestored'])
  })

  test('starts with the device’s state', () => {
    expect(begin({ isOnline: false }).snapshot().value).toEqual({
      device: 'offline',
      server: 'answering',
    })
  })
})

function begin(input = { isOnline: true }) {
  return journey(connectionMachine, {
    input,
    effects: ['publishLost', 'publishRestored', 'refreshEverything'],
  })
}
