import { expect, test } from 'vitest'
import { countsIn } from './counts.ts'

test('reads the counts that the doctor wrote', () => {
  const text = JSON.stringify({ chart: 'order', arrows: [{ key: 'a', words: 'x', times: 3 }] })
  expect(countsIn(text)).toEqual(new Map([['a', 3]]))
})

test.each(['', '[]', '{"arrows":{}}', '{"arrows":[null]}', '{"arrows":[{"key":"a","times":"3"}]}'])(
  '%j holds no counts',
  (text) => {
    expect(countsIn(text)).toBeNull()
  },
)
