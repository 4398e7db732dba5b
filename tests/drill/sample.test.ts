import { expect, test } from 'vitest'
import { spread } from './sample.ts'

const items = ['a', 'b'].flatMap((group) =>
  Array.from({ length: group === 'a' ? 40 : 10 }, (_, index) => `${group}${index}`),
)

test.each([5, 10, 25])('the first %i of a sample come from every group by its size', (count) => {
  const first = spread(items, ([group]) => group ?? '').slice(0, count)
  const ofA = first.filter((item) => item.startsWith('a')).length
  expect(Math.abs(ofA - count * 0.8)).toBeLessThanOrEqual(1)
})

test('a sample goes through all of a group before it is over, far parts first', () => {
  const order = spread(['0', '1', '2', '3'], () => 'one')
  expect(order).toEqual(['0', '2', '1', '3'])
})
