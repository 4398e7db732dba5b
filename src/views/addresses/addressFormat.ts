import { formatAddress } from 'localized-address-format'
import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { hasPostcodes } from '../../../contract/postcode.ts'

/** The parts of an address whose order and names differ by country. */
export type AddressPart = 'detail' | 'area' | 'postcode'

const areaLabels = defineMessages({
  any: { id: 'addressForm.area', defaultMessage: 'Area' },
  city: { id: 'addressForm.areaCity', defaultMessage: 'City' },
  town: { id: 'addressForm.areaTown', defaultMessage: 'Town or city' },
  state: { id: 'addressForm.areaState', defaultMessage: 'City and state' },
  province: { id: 'addressForm.areaProvince', defaultMessage: 'City and province' },
  region: { id: 'addressForm.areaRegion', defaultMessage: 'City and region' },
  county: { id: 'addressForm.areaCounty', defaultMessage: 'Town and county' },
  department: { id: 'addressForm.areaDepartment', defaultMessage: 'City and department' },
  parish: { id: 'addressForm.areaParish', defaultMessage: 'Town and parish' },
  island: { id: 'addressForm.areaIsland', defaultMessage: 'Town and island' },
  emirate: { id: 'addressForm.areaEmirate', defaultMessage: 'Area and emirate' },
  suburb: { id: 'addressForm.areaSuburb', defaultMessage: 'Suburb and city' },
  suburbState: { id: 'addressForm.areaSuburbState', defaultMessage: 'Suburb and state' },
  district: { id: 'addressForm.areaDistrict', defaultMessage: 'District and province' },
  prefecture: { id: 'addressForm.areaPrefecture', defaultMessage: 'Prefecture and city' },
  china: { id: 'addressForm.areaChina', defaultMessage: 'Province, city and district' },
  korea: { id: 'addressForm.areaKorea', defaultMessage: 'Province or city, and district' },
  taiwan: { id: 'addressForm.areaTaiwan', defaultMessage: 'City or county, and district' },
  hongKong: { id: 'addressForm.areaHongKong', defaultMessage: 'District and area' },
})

const countriesByArea: Partial<Record<keyof typeof areaLabels, string>> = {
  any: 'GI MO SG',
  town: 'GB GG IM JE',
  state: 'BR IN MX MY NG US',
  province: 'AR CA CR ES ID IT PA PH VN',
  region: 'AM CL EE EG KZ LT LV MN MZ PG RO SR SV UA UY UZ',
  county: 'IE',
  department: 'CO HN NI',
  parish: 'BB JM',
  island: 'BS CV KN KY SC',
  emirate: 'AE',
  suburb: 'NZ ZA',
  suburbState: 'AU',
  district: 'PE TH TR',
  prefecture: 'JP',
  china: 'CN',
  korea: 'KR',
  taiwan: 'TW',
  hongKong: 'HK',
}

const postcodeLabels = defineMessages({
  postcode: { id: 'addressForm.postcode', defaultMessage: 'Postcode' },
  zip: { id: 'addressForm.zip', defaultMessage: 'ZIP code' },
  pin: { id: 'addressForm.pin', defaultMessage: 'PIN code' },
  eircode: { id: 'addressForm.eircode', defaultMessage: 'Eircode' },
})

/** Names of the postcode other than "Postcode". */
const postcodeNames: Readonly<Record<string, keyof typeof postcodeLabels>> = {
  US: 'zip',
  IN: 'pin',
  IE: 'eircode',
}

/** Countries of one place, which addresses there don't name. */
const onlyPlaces: Readonly<Record<string, string>> = {
  GI: 'Gibraltar',
  MO: 'Macao',
  SG: 'Singapore',
}

export function onlyPlaceOf(country: string): string | null {
  return onlyPlaces[country] ?? null
}

/** One private-use character for each field of libaddressinput's grammar. */
const marks: Readonly<Record<string, AddressPart>> = {
  '\ue000': 'detail',
  '\ue001': 'area',
  '\ue002': 'area',
  '\ue003': 'area',
  '\ue004': 'postcode',
}
const [detail = '', district = '', city = '', region = '', postcode = ''] = Object.keys(marks)

/** Returns the parts in the order in which an envelope has them, for readers of this language. */
export function partsOf(country: string, language: string): readonly AddressPart[] {
  const lines = formatAddress(
    {
      postalCountry: country,
      addressLines: [detail],
      dependentLocality: district,
      locality: city,
      administrativeArea: region,
      postalCode: postcode,
    },
    /^(?:ja|ko|zh)/.test(language) ? 'local' : 'latin',
  )
  const written = [...lines.join('')].flatMap((mark) => marks[mark] ?? [])
  const parts = new Set<AddressPart>([...written, 'detail', 'area', 'postcode'])
  if (!hasPostcodes(country)) parts.delete('postcode')
  return [...parts]
}

export function areaLabelOf(country: string): MessageDescriptor {
  if (country === '') return areaLabels.any
  const found = Object.entries(countriesByArea).find(([, codes]) => codes.includes(country))
  return areaLabels[(found?.[0] ?? 'city') as keyof typeof areaLabels]
}

export function postcodeLabelOf(country: string): MessageDescriptor {
  return postcodeLabels[postcodeNames[country] ?? 'postcode']
}
