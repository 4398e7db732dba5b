import { expect, test } from 'vitest'
import { addDays, addSeconds, earlierOf, fastClock, systemClock } from './clock.ts'

const moment = new Date('2026-03-02T09:00:00.000Z')

test('a fast clock shortens the days of deadlines, but neither seconds nor the time of day', () => {
  const clock = fastClock(1000)
  expect({
    fast: addDays(clock, moment, 14),
    real: addDays(systemClock, moment, 14),
    seconds: addSeconds(moment, 90),
    isNow: Math.abs(clock.now().getTime() - Date.now()) < 1_000,
  }).toEqual({
    fast: new Date('2026-03-02T09:20:09.600Z'),
    real: new Date('2026-03-16T09:00:00.000Z'),
    seconds: new Date('2026-03-02T09:01:30.000Z'),
    isNow: true,
  })
})

test("the earlier of two moments doesn't depend on their order", () => {
  const later = addSeconds(moment, 1)
  expect([earlierOf(moment, later), earlierOf(later, moment)]).toEqual([moment, moment])
})
