// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetServerTime, isServerTimeKnown, learnServerTime, serverNow } from '../serverClock.ts'
import { keepServerTime } from './askServerTime.ts'
import { configureHttp } from './httpConfiguration.ts'

const noon = Date.UTC(2026, 10, 28, 12)
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  forgetServerTime()
  vi.useFakeTimers({ now: noon + 20 * 60_000 })
  vi.stubGlobal('fetch', asked)
  configureHttp({ baseURL: 'https://shop.test' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockReset()
  forgetServerTime()
  configureHttp({ baseURL: '' })
})

test('asks for the time when no call has reported it', async () => {
  asked.mockResolvedValueOnce(Response.json({ status: 'ok', time: noon / 1_000 }))
  keepServerTime()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['https://shop.test/api/health'])
  expect([isServerTimeKnown(), Math.floor(serverNow() / 1_000)]).toEqual([true, noon / 1_000])
})

test('asks nothing after a call reported the time, while no clock jumps', async () => {
  learnServerTime(noon / 1_000)
  keepServerTime()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).not.toHaveBeenCalled()
})

test('asks once after the device slept, and shows the time that passed', async () => {
  learnServerTime(noon / 1_000)
  keepServerTime()
  const afterSleep = noon / 1_000 + 3_600
  asked.mockResolvedValueOnce(Response.json({ status: 'ok', time: afterSleep }))
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([asked.mock.calls.length, Math.floor(serverNow() / 1_000)]).toEqual([1, afterSleep + 19])
})

test('leaves the clock unchanged without an answer', async () => {
  asked.mockRejectedValueOnce(new TypeError('offline'))
  keepServerTime()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([asked.mock.calls.length, isServerTimeKnown()]).toEqual([1, false])
})
