import { expect, test } from 'vitest'
import { resetCodeOf } from './resetCode.ts'

test('a code has eight digits, also for a small random number', () => {
  expect([0, 1_234_567, 99_999_999].map((drawn) => resetCodeOf(drawn))).toEqual([
    '00000000',
    '01234567',
    '99999999',
  ])
})
