import { expect, test } from 'vitest'
import { isFarOff } from './confirmations.ts'

test('an arrived amount needs confirmation when it is off by more than a tenth or $100', () => {
  const tries = [
    [50_00, 50_00],
    [50_00, 45_00],
    [50_00, 44_99],
    [50_00, 55_01],
    [5_000_00, 4_900_00],
    [5_000_00, 5_100_01],
    [50_00, 5_000_000_00],
  ] as const
  expect(tries.map(([claimed, arrived]) => isFarOff(claimed, arrived))).toEqual([
    false,
    false,
    true,
    true,
    false,
    true,
    true,
  ])
})
