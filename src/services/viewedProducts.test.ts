// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetViewed, readViewed, rememberViewed } from './viewedProducts.ts'

describe('the viewed products of this browser', () => {
  beforeEach(() => localStorage.clear())

  test('list the latest first, each once, twelve at most', () => {
    for (const id of [1, 2, 3, 2]) rememberViewed(id)
    expect(readViewed()).toEqual([2, 3, 1])
    for (let id = 10; id < 30; id += 1) rememberViewed(id)
    expect(readViewed()).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18])
  })

  test('are cleared, and other stored text is ignored', () => {
    rememberViewed(7)
    forgetViewed()
    expect([readViewed(), localStorage.length]).toEqual([[], 0])
    localStorage.setItem('harborlane.viewed', '["7"]')
    expect(readViewed()).toEqual([])
  })
})
