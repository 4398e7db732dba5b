import type { MessageDescriptor } from 'react-intl'
import { rules } from './accountRules.ts'
import type { ReadPhone } from './phones.ts'
import { validationTexts as texts } from './validationTexts.ts'

type Wrong = MessageDescriptor | null
type Errors<Values> = Partial<Record<keyof Values, MessageDescriptor>>

export interface LoginValues {
  account: string
  password: string
}

export interface RegistrationValues {
  account: string
  password: string
  repeated: string
  email: string
  mobile: string
}

export interface PayCodeFormValues {
  oldPayCode: string
  password: string
  payCode: string
  repeated: string
}

export interface PasswordChangeValues {
  oldPassword: string
  password: string
  repeated: string
}

export interface PasswordResetValues {
  code: string
  password: string
  repeated: string
}

export interface ProfileFormValues {
  givenName: string
  familyName: string
  mobile: string
  email: string
  password: string
}

export interface AddressFormValues {
  addressee: string
  mobile: string
  country: string
  area: string
  detail: string
  tag: string
}

/** What the shopper proves before a new payment code: nothing the first time. */
export type PayCodeProof = 'none' | 'oldPayCode' | 'password'

export function checkLogin({ account, password }: LoginValues): Errors<LoginValues> {
  return only({
    account: account.trim() === '' ? texts.accountAndPassword : null,
    password: password === '' ? texts.accountAndPassword : null,
  })
}

export function checkRegistration(
  values: RegistrationValues,
  readPhone: ReadPhone,
): Errors<RegistrationValues> {
  const { account, password, repeated, email, mobile } = values
  const isUsable = rules.isAccount(account)
  return only({
    account: account.trim() === '' ? texts.accountAndPassword : isUsable ? null : texts.account,
    password: rules.isPassword(password) ? null : texts.password,
    repeated: repeated === password ? null : texts.passwordsDiffer,
    email: email.trim() === '' || rules.isEmail(email) ? null : texts.email,
    mobile: mobile.trim() === '' || readPhone(mobile) ? null : texts.mobile,
  })
}

export function checkPasswordChange(values: PasswordChangeValues): Errors<PasswordChangeValues> {
  const { oldPassword, password, repeated } = values
  const isSame = oldPassword !== '' && password === oldPassword
  return only({
    oldPassword: oldPassword === '' ? texts.oldPassword : null,
    password: rules.isPassword(password) ? (isSame ? texts.passwordSame : null) : texts.password,
    repeated: repeated === password ? null : texts.passwordsDiffer,
  })
}

export function checkAccount({ account }: { account: string }): Errors<{ account: string }> {
  return only({ account: account.trim() === '' ? texts.accountMissing : null })
}

export function checkPasswordReset(values: PasswordResetValues): Errors<PasswordResetValues> {
  const { code, password, repeated } = values
  return only({
    code: rules.isResetCode(plainCode(code)) ? null : texts.resetCode,
    password: rules.isPassword(password) ? null : texts.password,
    repeated: repeated === password ? null : texts.passwordsDiffer,
  })
}

/** A code as one may copy it from a mail, without the spaces. */
export function plainCode(code: string): string {
  return code.replaceAll(/\s/g, '')
}

export function checkPayCode(
  { oldPayCode, password, payCode, repeated }: PayCodeFormValues,
  proof: PayCodeProof,
): Errors<PayCodeFormValues> {
  return only({
    oldPayCode: proof === 'oldPayCode' && oldPayCode === '' ? texts.oldPayCode : null,
    password: proof === 'password' && password === '' ? texts.loginPassword : null,
    payCode: wrongPayCode(payCode, proof === 'oldPayCode' ? oldPayCode : null),
    repeated: repeated === payCode ? null : texts.payCodesDiffer,
  })
}

/** Another email than the saved one needs the password. */
export function checkProfile(
  { mobile, email, password }: ProfileFormValues,
  savedEmail: string,
  readPhone: ReadPhone,
): Errors<ProfileFormValues> {
  const movesMail = email.trim() !== savedEmail
  return only({
    givenName: null,
    familyName: null,
    mobile: mobile.trim() === '' || readPhone(mobile) ? null : texts.mobile,
    email: email.trim() === '' || rules.isEmail(email) ? null : texts.email,
    password: movesMail && password === '' ? texts.loginPassword : null,
  })
}

export function checkAddress(
  values: AddressFormValues,
  readPhone: ReadPhone,
): Errors<AddressFormValues> {
  const { addressee, mobile, country, area, detail, tag } = values
  const isMissing = mobile.trim() === ''
  return only({
    addressee: addressee.trim() === '' ? texts.addressee : null,
    mobile: isMissing ? texts.mobileMissing : readPhone(mobile, country) ? null : texts.mobile,
    country: country === '' ? texts.country : null,
    area: area.trim() === '' ? texts.area : null,
    detail: detail.trim() === '' ? texts.detail : null,
    tag: tag.trim() === '' ? texts.tag : null,
  })
}

function wrongPayCode(payCode: string, oldPayCode: string | null): Wrong {
  if (/^[0-9]{13,}$/.test(payCode)) return texts.payCodeTooLong
  if (!rules.isPayCode(payCode)) return texts.payCode
  return payCode === oldPayCode ? texts.payCodeSame : null
}

function only<Values>(found: Record<keyof Values, Wrong>): Errors<Values> {
  return Object.fromEntries(
    Object.entries(found).filter(([, wrong]) => wrong !== null),
  ) as Errors<Values>
}
