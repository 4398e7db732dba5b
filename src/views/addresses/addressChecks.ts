import { defineMessages } from 'react-intl'
import { saveAddress } from '../../../contract/address.ts'
import { normalizeText } from '../../../contract/normalizeText.ts'
import { hasPostcodes, readPostcode } from '../../../contract/postcode.ts'
import { accountTexts } from '../session/accountRules.ts'
import { onlyPlaceOf } from './addressFormat.ts'
import type { AddressValues } from './useAddresses.ts'
import type { ReadPhone } from '../session/phones.ts'
import { brokenRules, errorsOf } from '../ui/fieldRules.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'

const texts = defineMessages({
  addressee: { id: 'check.addressee', defaultMessage: 'Please fill in the addressee' },
  mobileMissing: { id: 'check.mobileMissing', defaultMessage: 'Please fill in the mobile phone' },
  country: { id: 'check.country', defaultMessage: 'Please choose the country or region' },
  area: { id: 'check.area', defaultMessage: 'Please fill in the area' },
  postcodeMissing: { id: 'check.postcodeMissing', defaultMessage: 'Please fill in the postcode' },
  postcode: {
    id: 'check.postcode',
    defaultMessage: 'Please enter a postcode of that country or region',
  },
  detail: { id: 'check.detail', defaultMessage: 'Please fill in the detailed address' },
  tag: { id: 'check.tag', defaultMessage: 'Please fill in the tag' },
})

const { entries } = saveAddress.input
const rules = {
  addressee: { schema: entries.addressee, missing: texts.addressee, wrong: texts.addressee },
  country: { schema: entries.country, missing: texts.country, wrong: texts.country },
  area: { schema: entries.area, missing: texts.area, wrong: texts.area },
  detail: { schema: entries.detail, missing: texts.detail, wrong: texts.detail },
  tag: { schema: entries.tag, missing: texts.tag, wrong: texts.tag },
}

export type AddressFormValues = Readonly<Omit<AddressValues, 'isDefault'>>

export function checkAddress(
  values: AddressFormValues,
  readPhone: ReadPhone,
): FieldErrors<AddressFormValues> {
  const { addressee, area, ...others } = brokenRules(values, rules)
  const isAreaOptional = onlyPlaceOf(values.country) !== null && normalizeText(values.area) === ''
  return errorsOf<AddressFormValues>({
    addressee,
    area: isAreaOptional ? null : area,
    mobile: wrongMobile(values, readPhone),
    postcode: wrongPostcode(values),
    ...others,
  })
}

function wrongMobile({ mobile, country }: AddressFormValues, readPhone: ReadPhone) {
  if (normalizeText(mobile) === '') return texts.mobileMissing
  return readPhone(mobile, country) ? null : accountTexts.mobile
}

function wrongPostcode({ postcode, country }: AddressFormValues) {
  if (!hasPostcodes(country)) return null
  if (normalizeText(postcode) === '') return texts.postcodeMissing
  return readPostcode(postcode, country) === null ? texts.postcode : null
}
