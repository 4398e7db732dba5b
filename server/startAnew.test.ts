import { expect, test } from 'vitest'
import { flagsFor } from './startAnew.js'

test('a host with less than two gigabytes keeps V8 from what takes 600 megabytes of them', () => {
  const gigabyte = 1024 ** 3
  const usual = ['--max-semi-space-size=16', '--heap-growing-percent=60']
  expect([2 * gigabyte - 1, 2 * gigabyte, 16 * gigabyte].map(flagsFor)).toEqual([
    [...usual, '--liftoff-only'],
    usual,
    usual,
  ])
})
