import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetServerTime,
  hasDeviceClockJumped,
  isServerTimeKnown,
  learnServerTime,
  serverNow,
  serverTimeAt,
  subscribeToServerClock,
} from './serverClock.ts'

const noon = Date.UTC(2026, 10, 28, 12)
const minute = 60_000
let pageMs = 0

beforeEach(() => {
  forgetServerTime()
  pageMs = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => pageMs)
  deviceShows(noon)
})
afterEach(() => {
  vi.restoreAllMocks()
  forgetServerTime()
})

test('uses the device’s clock until an answer arrives', () => {
  deviceShows(noon + 20 * minute)
  expect([serverNow(), isServerTimeKnown()]).toEqual([noon + 20 * minute, false])
})

test.each([
  ['two days slow', -2 * 24 * 60 * minute],
  ['20 minutes slow', -20 * minute],
  ['right', 0],
  ['20 minutes fast', 20 * minute],
  ['a day fast', 24 * 60 * minute],
])('shows the server’s time after an answer on a device that is %s', (_, off) => {
  deviceShows(noon + off)
  learnServerTime(noon / 1_000)
  const learned = serverNow()
  pageMs += 5_000
  deviceShows(noon + off + 5_000)
  expect([learned, serverNow(), serverTimeAt(1_000)]).toEqual([noon, noon + 5_000, noon])
})

test('ignores a change of the device’s clock during the visit', () => {
  learnServerTime(noon / 1_000)
  deviceShows(noon - 3 * minute)
  pageMs += 1_000
  expect(serverNow()).toBe(noon + 1_000)
})

test('does not set the clock back for an answer that was slow to arrive', () => {
  learnServerTime(noon / 1_000)
  pageMs += 9_000
  learnServerTime(noon / 1_000 + 2)
  expect(serverNow()).toBe(noon + 9_000)
})

test('sets the clock forward at the next answer after a sleep that stopped `performance.now()`', () => {
  learnServerTime(noon / 1_000)
  learnServerTime(noon / 1_000 + 8 * 3_600)
  expect(serverNow()).toBe(noon + 8 * 60 * minute)
})

test.each([[0], [1], [Number.NaN], [noon], ['1795867200'], [null], [undefined]])(
  'ignores a time of %s',
  (time) => {
    learnServerTime(time)
    expect(isServerTimeKnown()).toBe(false)
  },
)

test('notifies listeners only when the clock is corrected', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToServerClock(listener)
  learnServerTime(noon / 1_000)
  learnServerTime(noon / 1_000)
  learnServerTime(noon / 1_000 + 60)
  unsubscribe()
  learnServerTime(noon / 1_000 + 120)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('reports a jump of the device’s clock once', () => {
  const asked = [hasDeviceClockJumped()]
  pageMs += 5_000
  deviceShows(noon + 5_000)
  asked.push(hasDeviceClockJumped())
  deviceShows(noon + 5_000 + 20 * minute)
  asked.push(hasDeviceClockJumped(), hasDeviceClockJumped())
  expect(asked).toEqual([false, false, true, false])
})

function deviceShows(time: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(time)
}
