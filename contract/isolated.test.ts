import { expect, test } from 'vitest'
import { areaLine } from './areaLine.ts'
import { isolated } from './isolated.ts'

test.each([
  ['London', 'London'],
  ['東京', '東京'],
  ['תל אביב', '\u2068תל אביב\u2069'],
  ['الرياض', '\u2068الرياض\u2069'],
  ['London\u202e dne', '\u2068London dne\u2069'],
  ['a\u2069b\u2066c', '\u2068abc\u2069'],
  ['\u200fא', '\u2068\u200fא\u2069'],
  ['', ''],
])('shows “%s” in a text as “%s”', (text, written) => {
  expect(isolated(text)).toBe(written)
})

test('keeps a postcode in its position next to a right-to-left place name', () => {
  expect([
    areaLine({ country: 'IL', area: 'תל אביב', postcode: '6100000' }),
    areaLine({ country: 'JO', area: 'عمّان', postcode: '11118' }),
    areaLine({ country: 'GB', area: 'London\u202e dne', postcode: 'SW1A 1AA' }),
  ]).toEqual([
    '6100000 \u2068תל אביב\u2069',
    '\u2068عمّان\u2069 11118',
    '\u2068London dne\u2069 SW1A 1AA',
  ])
})
