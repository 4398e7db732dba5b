import { describe, expect, test } from 'vitest'
import { createCodeMisses } from './codeMisses.ts'

describe('code that does not arrive', () => {
  test('for several calls at once is one miss, and later one is a new try', () => {
    const misses = createCodeMisses()
    const noted = [7_000, 8_000, 8_001].map((atMs) => misses.note({ atMs, isOnline: true }))
    expect(noted).toEqual([false, false, true])
  })

  test('is tried anew by the first call with the connection back, however soon', () => {
    const misses = createCodeMisses()
    const noted = [false, false, true].map((isOnline, atMs) => misses.note({ atMs, isOnline }))
    expect(noted).toEqual([false, false, true])
  })
})
