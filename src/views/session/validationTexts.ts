import { defineMessages } from 'react-intl'

/** The spec's validation texts, point 5. */
export const validationTexts = defineMessages({
  accountAndPassword: {
    id: 'check.accountAndPassword',
    defaultMessage: 'Please input account and password',
  },
  account: {
    id: 'check.account',
    defaultMessage: 'Use 3 to 64 letters, digits or the signs . _ @ + -',
  },
  email: { id: 'check.email', defaultMessage: 'Please fill correct email' },
  mobile: {
    id: 'check.mobile',
    defaultMessage: 'Please enter a correct mobile phone number',
  },
  password: { id: 'check.password', defaultMessage: 'Passwords must have at least 6 characters' },
  oldPassword: { id: 'check.oldPassword', defaultMessage: 'Please fill in the old password' },
  passwordSame: {
    id: 'check.passwordSame',
    defaultMessage: 'The new password must differ from the old one',
  },
  resetCode: { id: 'check.resetCode', defaultMessage: 'Please fill in the 8 digits of the code' },
  accountMissing: { id: 'check.accountMissing', defaultMessage: 'Please fill in your account' },
  passwordsDiffer: { id: 'check.passwordsDiffer', defaultMessage: 'Passwords must match' },
  payCode: {
    id: 'check.payCode',
    defaultMessage: 'The payment code must be at least 6 characters, digits only',
  },
  payCodeTooLong: {
    id: 'check.payCodeTooLong',
    defaultMessage: 'The payment code has at most 12 digits',
  },
  payCodesDiffer: { id: 'check.payCodesDiffer', defaultMessage: 'Payment codes must match' },
  payCodeSame: {
    id: 'check.payCodeSame',
    defaultMessage: 'The new payment code must differ from the old one',
  },
  oldPayCode: { id: 'check.oldPayCode', defaultMessage: 'Please fill in the old payment code' },
  loginPassword: {
    id: 'check.loginPassword',
    defaultMessage: 'Please fill in your login password',
  },
  addressee: { id: 'check.addressee', defaultMessage: 'Please fill in the addressee' },
  mobileMissing: { id: 'check.mobileMissing', defaultMessage: 'Please fill in the mobile phone' },
  country: { id: 'check.country', defaultMessage: 'Please choose the country or region' },
  area: { id: 'check.area', defaultMessage: 'Please fill in the area' },
  detail: { id: 'check.detail', defaultMessage: 'Please fill in the detailed address' },
  tag: { id: 'check.tag', defaultMessage: 'Please fill in the tag' },
})
