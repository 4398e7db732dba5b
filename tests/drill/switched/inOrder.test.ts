import { expect, test } from 'vitest'
import { inOrder } from './inOrder.ts'

const tests = [
  { test: 'short', ms: 10_000 },
  { test: 'tour', ms: 110_000 },
  { test: 'medium', ms: 45_000 },
  { test: 'late', ms: 10_000 },
]

test.each([
  { first: undefined, asked: ['short', 'medium'] },
  { first: 'late', asked: ['late', 'short'] },
  { first: 'tour', asked: ['tour'] },
  { first: 'of another edit', asked: ['short', 'medium'] },
])('where $first noticed before, within a minute are asked $asked', ({ first, asked }) => {
  expect(inOrder(tests, first)).toEqual(asked)
})

test('of those that are asked the shortest is played first', () => {
  const asked = inOrder([...tests.slice(2), { test: 'shorter', ms: 2_000 }], 'late')
  expect(asked).toEqual(['late', 'shorter', 'medium'])
})

test('one that takes longer than there is time for is asked where there is no other', () => {
  expect(inOrder([{ test: 'tour', ms: 110_000 }], undefined)).toEqual(['tour'])
})

test('nothing is asked of what no test comes by', () => {
  expect(inOrder([], undefined)).toEqual([])
})
