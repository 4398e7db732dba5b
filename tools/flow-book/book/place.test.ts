import { expect, test } from 'vitest'
import { linkTo, readPlace } from './place.ts'
import { countsIn } from './counts.ts'

const charts = ['cart', 'order']
const nothing = {
  state: null,
  arrow: null,
  path: null,
  step: 0,
  runs: false,
  question: null,
  story: null,
  whatIf: [],
}

test.each([
  ['?chart=order&state=paid.delivered', { ...nothing, state: 'paid.delivered' }],
  [
    '?chart=order&arrow=paid.delivered:refund.applied:2',
    { ...nothing, arrow: 'paid.delivered:refund.applied:2' },
  ],
  ['?chart=order&path=3&step=5', { ...nothing, path: 3, step: 5 }],
  ['?chart=order&try', { ...nothing, runs: true }],
])('%s is a place, and its link', (link, place) => {
  expect(readPlace(link, charts)).toEqual({ chart: 'order', ...place })
  expect(linkTo({ chart: 'order', ...place })).toBe(link)
})

test.each([
  ['?question=cancel-order', { question: 'cancel-order' }],
  ['?story=purchase&if=clock,twice', { story: 'purchase', whatIf: ['clock', 'twice'] }],
])('%s is a page without a chart, and its link', (link, place) => {
  expect(readPlace(link, charts)).toEqual({ chart: '', ...nothing, ...place })
  expect(linkTo(place)).toBe(link)
})

test('opens at the index, also for an unknown chart', () => {
  expect(readPlace('', charts)).toEqual({ chart: '', ...nothing })
  expect(readPlace('?chart=sofa&path=x&step=2', charts)).toEqual({ chart: '', ...nothing })
  expect(linkTo({})).toBe('?')
})

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
