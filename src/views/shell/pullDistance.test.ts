import { describe, expect, it } from 'vitest'
import { pullDistance } from './pullDistance.ts'

describe('pulling down', () => {
  it('follows the finger up to the head’s 50 px', () => {
    expect([-10, 0, 1, 25, 50].map(pullDistance)).toEqual([0, 0, 1, 25, 50])
  })

  it('resists beyond that, and never exceeds twice the head', () => {
    expect([100, 200, 400, 4000].map(pullDistance)).toEqual([67, 86, 97, 100])
  })
})
