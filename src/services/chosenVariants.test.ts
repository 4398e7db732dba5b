// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetChosenVariants, readChosenVariant, rememberChosenVariant } from './chosenVariants.ts'

describe('the chosen variants of this browser', () => {
  beforeEach(() => localStorage.clear())

  test('are one for each product, the latest choice, of fifty products at most', () => {
    rememberChosenVariant(1, 10)
    rememberChosenVariant(1, 11)
    expect([readChosenVariant(1), readChosenVariant(2)]).toEqual([11, null])
    for (let product = 100; product < 149; product += 1) rememberChosenVariant(product, 5)
    expect(readChosenVariant(1)).toBe(11)
    rememberChosenVariant(149, 5)
    expect([readChosenVariant(1), readChosenVariant(100)]).toEqual([null, 5])
  })

  test('are cleared, and other stored text is ignored', () => {
    rememberChosenVariant(1, 10)
    forgetChosenVariants()
    expect([readChosenVariant(1), localStorage.length]).toEqual([null, 0])
    for (const text of ['{', '{}', '[[1,"10"],[1]]']) {
      localStorage.setItem('harborlane.chosenVariants', text)
      expect(readChosenVariant(1)).toBeNull()
    }
  })
})
