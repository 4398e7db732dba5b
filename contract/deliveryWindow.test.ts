import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Delivery } from './delivery.ts'
import { deliveryWindow } from './deliveryWindow.ts'

const shop: Delivery = {
  country: 'CN',
  dispatchDays: [1, 2],
  homeDays: [2, 4],
  abroadDays: [6, 12],
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a delivery window', () => {
  const paidAt = new Date('2026-11-24T10:00:00.000Z')

  test('adds up the fewest and the most days', () => {
    expect(deliveryWindow(shop, 'CN', paidAt)).toEqual({
      from: new Date('2026-11-27T10:00:00.000Z'),
      to: new Date('2026-11-30T10:00:00.000Z'),
    })
  })

  test("uses the shop's days for a country first", () => {
    const observed = { ...shop, daysTo: { HK: [3, 5] as [number, number] } }
    expect(deliveryWindow(observed, 'HK', paidAt)).toEqual({
      from: new Date('2026-11-28T10:00:00.000Z'),
      to: new Date('2026-12-01T10:00:00.000Z'),
    })
  })

  test.each([
    { clocks: 'go forward', paidAt: '2026-03-26T23:30:00', from: 29, to: 1 },
    { clocks: 'go back', paidAt: '2026-10-22T00:30:00', from: 25, to: 28 },
  ])("counts calendar days in the shopper's time zone, also when clocks $clocks", (given) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const window = deliveryWindow(shop, 'CN', new Date(given.paidAt))
    expect([window.from.getDate(), window.to.getDate()]).toEqual([given.from, given.to])
  })

  test('takes longer to every other country', () => {
    expect(deliveryWindow(shop, 'TH', paidAt)).toEqual({
      from: new Date('2026-12-01T10:00:00.000Z'),
      to: new Date('2026-12-08T10:00:00.000Z'),
    })
  })
})
