import { describe, expect, test } from 'vitest'
import { createCodeMisses } from './codeMisses.ts'

describe('code that fails to load', () => {
  test('counts simultaneous failures once and a later failure as a retry', () => {
    const misses = createCodeMisses()
    const noted = [7_000, 8_000, 8_001].map((atMs) => misses.note({ atMs, isOnline: true }))
    expect(noted).toEqual([false, false, true])
  })

  test('counts the first failure after reconnecting as a retry, however early', () => {
    const misses = createCodeMisses()
    const noted = [false, false, true].map((isOnline, atMs) => misses.note({ atMs, isOnline }))
    expect(noted).toEqual([false, false, true])
  })
})
