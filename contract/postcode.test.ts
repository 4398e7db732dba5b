import { describe, expect, test } from 'vitest'
import { areaLine } from './areaLine.ts'
import { hasDigitPostcodes, readPostcode, splitArea } from './postcode.ts'

describe('a postcode', () => {
  test.for([
    ['GB', 'ls14dy', 'LS1 4DY'],
    ['GB', 'SW1A 1AA', 'SW1A 1AA'],
    ['GB', 'M1-1AE', 'M1 1AE'],
    ['NL', '1012ab', '1012 AB'],
    ['JP', '〒１００－０００１', '100-0001'],
    ['JP', '1000001', '100-0001'],
    ['US', '97201', '97201'],
    ['US', '97201 1234', '97201-1234'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['IE', 'D02 AF30', 'D02 AF30'],
    ['SE', '11455', '114 55'],
    ['LV', '1010', 'LV-1010'],
    ['LV', 'lv1010', 'LV-1010'],
    ['BR', '01310100', '01310-100'],
    ['CN', '200001', '200001'],
    ['TW', '110', '110'],
    ['GI', 'gx11 1aa', 'GX11 1AA'],
    ['DE', 'D-10115', '10115'],
    ['DE', 'DE 10115', '10115'],
    ['CH', 'CH-8001', '8001'],
    ['AT', 'A–1010', '1010'],
    ['SE', 'SE-113 45', '113 45'],
    ['SE', 'S 113\u00a045', '113 45'],
    ['FI', 'FIN-00100', '00100'],
    ['LU', 'L-1234', '1234'],
    ['TH', '๑๐๑๑๐', '10110'],
    ['EG', '١١٥١١', '11511'],
    ['DE', '\u202a１０１１５\u202c', '10115'],
    ['GB', 'ＬＳ１　４ＤＹ', 'LS1 4DY'],
    ['AZ', '1000', 'AZ 1000'],
    ['BB', '11000', 'BB11000'],
    ['KY', 'ky1 1100', 'KY1-1100'],
    ['MD', '2001', 'MD-2001'],
    ['IE', 'd6w xy00', 'D6W XY00'],
    ['AR', '1425', '1425'],
    ['AR', 'c1425abc', 'C1425ABC'],
    ['KH', '120101', '120101'],
  ] as const)('in %s: reads %s as %s', ([country, typed, postcode]) => {
    expect(readPostcode(typed, country)).toBe(postcode)
  })

  test.for([
    ['GB', '97201'],
    ['GB', 'LS1'],
    ['US', '9720'],
    ['US', '972011'],
    ['NL', 'AB 1012'],
    ['JP', '100-001'],
    ['DE', '1234A'],
    ['IE', '102 AF30'],
    ['HK', '999077'],
    ['DE', ''],
    ['DE', 'CH-10115'],
    ['DE', '10115²'],
    ['IE', 'Kildare'],
    ['IE', 'Wicklow'],
    ['IE', 'Donegal'],
    ['IE', 'Airport'],
    ['CA', 'D1A 0B1'],
    ['ES', '99999'],
  ] as const)('in %s: refuses %s', ([country, typed]) => {
    expect(readPostcode(typed, country)).toBe(null)
  })
})

test.for([
  ['GB', 'LS1 4DY', 'Leeds LS1 4DY'],
  ['US', '97201', 'Portland, Oregon 97201'],
  ['DE', '10115', '10115 Berlin'],
  ['JP', '100-0001', '100-0001 東京都千代田区'],
  ['HK', null, 'Kowloon'],
] as const)('orders place and postcode as in %s', ([country, postcode, line]) => {
  const area = postcode === null ? line : line.replace(postcode, '').trim()
  expect(areaLine({ country, area, postcode })).toBe(line)
})

test.for([
  ['GB', 'York yo1 7hu', { area: 'York', postcode: 'YO1 7HU' }],
  ['GB', 'York, YO17HU', { area: 'York', postcode: 'YO1 7HU' }],
  ['US', 'Portland, Oregon 97201', { area: 'Portland, Oregon', postcode: '97201' }],
  ['SE', 'Stockholm 113 45', { area: 'Stockholm', postcode: '113 45' }],
  ['IE', 'Naas, Kildare W91 X2Y3', { area: 'Naas, Kildare', postcode: 'W91 X2Y3' }],
  ['TH', 'กรุงเทพ ๑๐๑๑๐', { area: 'กรุงเทพ', postcode: '10110' }],
  ['IE', 'Naas, Kildare', null],
  ['IE', 'Bray, Wicklow', null],
  ['IE', 'Letterkenny Donegal', null],
  ['IE', 'Dublin Airport', null],
  ['IE', 'Dublin 4', null],
  ['GB', 'York M1-1AE', null],
  ['US', 'Portland 97201, Oregon', null],
  ['US', 'Suite 9021', null],
  ['US', 'Suite 90210', null],
  ['US', 'Level 1, Suite 90210', null],
  ['AU', 'Level 1234', null],
  ['AU', 'Sydney, Unit 2000', null],
  ['AU', 'Sydney 2000', { area: 'Sydney', postcode: '2000' }],
  ['US', 'Suiter 67584', { area: 'Suiter', postcode: '67584' }],
  ['DE', '10115 Berlin', null],
  ['DE', 'Berlin D-10115', null],
  ['NL', '1012 TM Amsterdam', null],
  ['GB', 'York', null],
  ['GB', 'YO1 7HU', null],
  ['DE', '10115', null],
  ['HK', 'Kowloon 999077', null],
] as const)('in %s “%s” ends with a postcode, or has none', ([country, area, split]) => {
  expect(splitArea(area, country)).toEqual(split)
})

test.each([
  ['US', true],
  ['JP', true],
  ['SE', true],
  ['NL', false],
  ['GB', false],
  ['IE', false],
  ['HK', false],
])('digits alone are enough for a postcode of %s: %s', (country, isEnough) => {
  expect(hasDigitPostcodes(country)).toBe(isEnough)
})
