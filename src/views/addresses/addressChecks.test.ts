import type { MessageDescriptor } from 'react-intl'
import * as library from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { hasPostcodes } from '../../../contract/postcode.ts'
import { checkAddress } from './addressChecks.ts'
import { countryCodes } from '../../../contract/countryCodes.ts'
import { emptyAddress } from './useAddresses.ts'
import { readerOf } from '../session/phones.ts'

const readPhone = readerOf(library)

describe('the address form', () => {
  const { isDefault: _isDefault, ...empty } = emptyAddress

  it('needs every field', () => {
    expect(said(checkAddress(empty, readPhone))).toEqual({
      addressee: 'Please fill in the addressee',
      mobile: 'Please fill in the mobile phone',
      country: 'Please choose the country or region',
      area: 'Please fill in the area',
      detail: 'Please fill in the detailed address',
      tag: 'Please fill in the tag',
    })
  })

  it('needs a valid phone number', () => {
    const filled = {
      ...empty,
      addressee: 'Mira',
      mobile: 'call me',
      country: 'TH',
      area: 'Bangkok',
      postcode: '10110',
      detail: '1 Quay',
      tag: 'Home',
    }
    expect(said(checkAddress(filled, readPhone))).toEqual({
      mobile: 'Please enter a correct mobile phone number',
    })
    const saidOf = (mobile: string, country = 'TH') =>
      Object.keys(checkAddress({ ...filled, mobile, country }, readPhone))
    expect(saidOf('081-234-5678')).toEqual([])
    expect(saidOf('+44 20 7946 1234')).toEqual([])
    expect(saidOf('081-234-5678', 'GB')).toEqual(['mobile', 'postcode'])
    expect(saidOf('081-234-5678', '')).toEqual(['mobile', 'country'])
    expect(saidOf('+66 81 234 567')).toEqual(['mobile'])
    expect(saidOf('081-234-5678 ext. 5')).toEqual(['mobile'])
  })

  it.each([
    ['GB', '', 'Please fill in the postcode'],
    ['GB', '97201', 'Please enter a postcode of that country or region'],
    ['GB', 'ls1 4dy', undefined],
    ['HK', '', undefined],
    ['HK', 'anything', undefined],
  ])('needs a valid postcode in %s: “%s”', (country, postcode, message) => {
    const filled = { ...empty, mobile: '+44 20 7946 1234', country, postcode }
    expect(said(checkAddress(filled, readPhone))['postcode']).toBe(message)
  })

  it('needs a postcode in most countries that the form offers', () => {
    const without = countryCodes.filter((code) => !hasPostcodes(code))
    expect(without.join(' ')).toBe(
      'AE AG AI AO AW BF BH BI BJ BO BS BW BZ CI CK CM CO CW DJ DM ET FJ GA GD GH GM GN GQ GY HK HN HT JM KM KN LB ' +
        'MO MR MU MV MW NI OM PA PE PG QA RW SA SB SC SL SR ST SV SZ TD TG TL TO TZ UG VG VU ZW',
    )
  })
})

function said(errors: Record<string, MessageDescriptor | undefined>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, message?.defaultMessage]),
  )
}
