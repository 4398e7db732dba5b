import { expect, test } from 'vitest'
import { groupCardNumber, positionOf } from './grouping.ts'

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242.4242\u00a04242', '4242 4242 4242 4242'],
  ['４２４２　４２４２', '4242 4242'],
  ['๔๒๔๒๔', '4242 4'],
  ['6212345678901234567', '6212 3456 7890 1234 567'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
  ['3782822463100051', '3782 8224 6310 0051'],
  ['62123456789012345678', '62123456789012345678'],
  ['4242 card', '4242 card'],
])('groups the card number “%s” as “%s”', (typed, grouped) => {
  expect([groupCardNumber(typed), groupCardNumber(grouped)]).toEqual([grouped, grouped])
})

test.each([
  { text: '4242 4242', digits: 0, after: 0, beforeNext: 0 },
  { text: '4242 4242', digits: 4, after: 4, beforeNext: 5 },
  { text: '4242 4242', digits: 8, after: 9, beforeNext: 9 },
  { text: '(213) 373', digits: 0, after: 0, beforeNext: 1 },
  { text: '(213) 373', digits: 3, after: 4, beforeNext: 6 },
  { text: '+44 20', digits: 3, after: 3, beforeNext: 4 },
])('in “$text” $digits digits end at $after, and the next begins at $beforeNext', (given) => {
  const { text, digits, after, beforeNext } = given
  expect([positionOf(text, digits), positionOf(text, digits, true)]).toEqual([after, beforeNext])
})
