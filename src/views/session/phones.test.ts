import * as library from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { grouperOf } from './phones.ts'

const group = grouperOf(library)

test.each([
  ['2133734253', 'US', '(213) 373-4253'],
  ['21337', 'US', '(213) 37'],
  ['02079460958', 'GB', '020 7946 0958'],
  ['+442079460958', 'US', '+44 20 7946 0958'],
  ['+442079460958', undefined, '+44 20 7946 0958'],
  ['09012345678', 'JP', '090-1234-5678'],
  ['０９０１２３４５６７８', 'JP', '090-1234-5678'],
  ['\u202a+66\u00a081-234.5678\u202c', 'TH', '+66 81 234 5678'],
  ['2133734253', undefined, '2133734253'],
  ['2133734253', 'XX', '2133734253'],
  ['+', 'US', '+'],
  ['', 'US', ''],
  ['213 call me', 'US', '213 call me'],
  ['213-373-4253 ext. 5', 'US', '213-373-4253 ext. 5'],
])('groups the number “%s” in %s as “%s”', (typed, country, grouped) => {
  expect([group(typed, country), group(grouped, country)]).toEqual([grouped, grouped])
})
