// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { forgetServerTime, learnServerTime } from '../../serverClock.ts'
import { Countdown, formatTimeLeft } from './countdown.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await bindings.close()
})

test('the remaining time counts down, and its end is reported once', async () => {
  const onEnd = vi.fn()
  const until = new Date(Date.now() + 2_000).toISOString()
  const place = await bindings.show(<Countdown until={until} onEnd={onEnd} />)
  const second = async () => {
    await act(async () => vi.advanceTimersByTime(1_000))
    return [place.textContent, onEnd.mock.calls.length]
  }
  expect([place.textContent, await second(), await second(), await second()]).toEqual([
    '00:02',
    ['00:01', 0],
    ['00:00', 1],
    ['00:00', 1],
  ])
})

test.each([
  ['20 minutes fast', 20 * 60_000],
  ['20 minutes slow', -20 * 60_000],
])('a device that is %s shows the remaining time by the server’s clock', async (_, off) => {
  const serverTime = Math.floor((Date.now() - off) / 1_000)
  const until = new Date((serverTime + 900) * 1_000).toISOString()
  const onEnd = vi.fn()
  const place = await bindings.show(<Countdown until={until} onEnd={onEnd} />)
  await act(async () => learnServerTime(serverTime))
  forgetServerTime()
  expect([place.textContent, onEnd.mock.calls.length]).toEqual(['15:00', off > 900_000 ? 1 : 0])
})

test.each([
  [-1_000, '00:00'],
  [1, '00:01'],
  [1_799_000, '29:59'],
  [3_723_000, '01:02:03'],
])('shows %i ms as %s', (left, observed) => {
  expect(formatTimeLeft(left)).toBe(observed)
})
