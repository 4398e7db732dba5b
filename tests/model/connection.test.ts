import { describe, expect, test } from 'vitest'
import { connectionMachine } from '../../src/machines/connectionMachine.ts'
import { journey } from './support/journey.ts'

describe('the connection', () => {
  test('tells everybody when it is lost and when it is back, once each', () => {
    const connection = begin()
    connection.send({ type: 'connection.restored' })
    connection.send({ type: 'connection.lost' })
    connection.send({ type: 'connection.lost' })
    expect(connection.snapshot().value).toEqual({ device: 'offline', server: 'answering' })
    connection.send({ type: 'connection.restored' })
    expect(connection.snapshot().value).toEqual({ device: 'online', server: 'answering' })
    expect(connection.effects).toEqual(['tellLost', 'tellRestored'])
  })

  test('reads everything again once a server answers that copies stood in for', () => {
    const connection = begin()
    connection.send({ type: 'answer.arrived' })
    connection.send({ type: 'copy.shown' })
    expect(connection.snapshot().hasTag('outdated')).toBe(true)
    connection.send({ type: 'answer.arrived' })
    expect(connection.snapshot().hasTag('outdated')).toBe(false)
    expect(connection.effects).toEqual(['refreshEverything'])
  })

  test('lets what waited go on before everything is read again', () => {
    const connection = begin()
    connection.send({ type: 'connection.lost' })
    connection.send({ type: 'copy.shown' })
    connection.send({ type: 'connection.restored' })
    expect(connection.snapshot().value).toEqual({ device: 'online', server: 'answering' })
    expect(connection.effects).toEqual(['tellLost', 'tellRestored', 'refreshEverything'])
  })

  test('begins as the device says', () => {
    expect(begin({ isOnline: false }).snapshot().value).toEqual({
      device: 'offline',
      server: 'answering',
    })
  })
})

function begin(input = { isOnline: true }) {
  return journey(connectionMachine, {
    input,
    effects: ['tellLost', 'tellRestored', 'refreshEverything'],
  })
}
