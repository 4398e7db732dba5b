import { describe, expect, test } from 'vitest'
import { codeLockMachine } from '../../src/machines/codeLockMachine.ts'
import { input, right, wrong } from './charts/codeLock.ts'
import { journey } from './support/journey.ts'
import { periodsMs } from '../support/facts.ts'

describe('the lock of the payment code', () => {
  test('is short after five wrong codes, longer after ten, until a reset after twenty', () => {
    const lock = start()
    enterWrong(lock, 4)
    expect(lock.snapshot()).toMatchObject({
      value: { open: 'firstFive' },
      context: { wrongCodes: 4 },
    })
    enterWrong(lock, 1)
    expect(lock.snapshot().value).toBe('lockedForAQuarterHour')
    lock.clock.increment(periodsMs.firstCodeLock - 1)
    expect(lock.snapshot().value).toBe('lockedForAQuarterHour')
    lock.clock.increment(1)
    expect(lock.snapshot().value).toEqual({ open: 'untilTenth' })

    enterWrong(lock, 5)
    expect(lock.snapshot().value).toBe('lockedForADay')
    lock.clock.increment(periodsMs.secondCodeLock - 1)
    expect(lock.snapshot().value).toBe('lockedForADay')
    lock.clock.increment(1)
    expect(lock.snapshot().value).toEqual({ open: 'untilTwentieth' })

    enterWrong(lock, 10)
    lock.clock.increment(365 * periodsMs.secondCodeLock)
    expect(lock.snapshot()).toMatchObject({
      value: 'lockedUntilReset',
      context: { wrongCodes: 20 },
    })
  })

  test('refuses the right code as well, without checking or counting it', () => {
    const lock = start()
    enterWrong(lock, 5)
    lock.send(right)
    lock.send(wrong)
    expect(lock.snapshot()).toMatchObject({
      value: 'lockedForAQuarterHour',
      context: { wrongCodes: 5 },
    })
    expect(lock.effects).toEqual(['refuseUnread', 'refuseUnread'])
  })

  test('is forgotten with a right code, also one of the last tries', () => {
    const lock = start()
    enterWrong(lock, 5)
    lock.clock.increment(periodsMs.firstCodeLock)
    enterWrong(lock, 4)
    lock.send(right)
    expect(lock.snapshot()).toMatchObject({
      value: { open: 'firstFive' },
      context: { wrongCodes: 0 },
    })
  })

  test('ends when a new code is set', () => {
    const lock = start()
    enterWrong(lock, 5)
    lock.send({ type: 'code.setAnew' })
    expect(lock.snapshot()).toMatchObject({
      value: { open: 'firstFive' },
      context: { wrongCodes: 0 },
    })
  })
})

function start() {
  return journey(codeLockMachine, { input, effects: ['refuseUnread'] })
}

function enterWrong(lock: ReturnType<typeof start>, times: number) {
  for (let done = 0; done < times; done += 1) lock.send(wrong)
}
