import { expect, test } from 'vitest'
import { countryCodes } from '../../../contract/countryCodes.ts'
import { areaLabelOf, partsOf, postcodeLabelOf } from './addressFormat.ts'

test.each([
  ['JP', 'ja', 'postcode area detail'],
  ['JP', 'en', 'detail area postcode'],
  ['CN', 'zh-CN', 'postcode area detail'],
  ['KR', 'ko', 'area detail postcode'],
  ['US', 'ja', 'detail area postcode'],
  ['DE', 'en', 'detail postcode area'],
  ['HK', 'zh-CN', 'area detail'],
  ['AE', 'en', 'detail area'],
  ['TT', 'en', 'detail area postcode'],
  ['', 'en', 'detail area'],
])('an address in %s has, for readers of %s, the order %s', (country, language, parts) => {
  expect(partsOf(country, language).join(' ')).toBe(parts)
})

test('every country has a field for the street and one for the place', () => {
  const missing = countryCodes.filter((country) => {
    const parts = partsOf(country, 'en')
    return !parts.includes('detail') || !parts.includes('area')
  })
  expect(missing).toEqual([])
})

test.each([
  ['', 'Area', 'Postcode'],
  ['US', 'City and state', 'ZIP code'],
  ['CA', 'City and province', 'Postcode'],
  ['GB', 'Town or city', 'Postcode'],
  ['IE', 'Town and county', 'Eircode'],
  ['IN', 'City and state', 'PIN code'],
  ['AU', 'Suburb and state', 'Postcode'],
  ['JP', 'Prefecture and city', 'Postcode'],
  ['CN', 'Province, city and district', 'Postcode'],
  ['KR', 'Province or city, and district', 'Postcode'],
  ['TH', 'District and province', 'Postcode'],
  ['FR', 'City', 'Postcode'],
])('in %s the place is called %s, and the code %s', (country, area, postcode) => {
  expect([areaLabelOf(country).defaultMessage, postcodeLabelOf(country).defaultMessage]).toEqual([
    area,
    postcode,
  ])
})
