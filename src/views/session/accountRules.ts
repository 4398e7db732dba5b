import { defineMessages } from 'react-intl'
import * as v from 'valibot'
import { email, login, mobile, password, register } from '../../../contract/account.ts'
import type { FieldRule } from '../ui/fieldRules.ts'

/** The spec's validation messages (point 5) and our own. */
export const accountTexts = defineMessages({
  accountAndPassword: {
    id: 'check.accountAndPassword',
    defaultMessage: 'Please input account and password',
  },
  account: {
    id: 'check.account',
    defaultMessage: 'Use 3 to 64 letters, digits or the signs . _ @ + - (not - first)',
  },
  email: { id: 'check.email', defaultMessage: 'Please fill correct email' },
  mobile: {
    id: 'check.mobile',
    defaultMessage: 'Please enter a correct mobile phone number',
  },
  password: { id: 'check.password', defaultMessage: 'Passwords must have at least 6 characters' },
  passwordsDiffer: { id: 'check.passwordsDiffer', defaultMessage: 'Passwords must match' },
  loginPassword: {
    id: 'check.loginPassword',
    defaultMessage: 'Please fill in your login password',
  },
})

const texts = accountTexts

/** The contract's rules for personal fields that several screens share. */
export const accountRules = {
  givenAccount: {
    schema: login.input.entries.account,
    missing: texts.accountAndPassword,
    wrong: texts.account,
  },
  givenPassword: {
    schema: login.input.entries.password,
    missing: texts.accountAndPassword,
    wrong: texts.password,
  },
  newAccount: {
    schema: register.input.entries.account,
    missing: texts.accountAndPassword,
    wrong: texts.account,
  },
  newPassword: { schema: password, missing: texts.password, wrong: texts.password },
  email: { schema: email, wrong: texts.email },
} satisfies Record<string, FieldRule>

/** The email in its stored form, or the typed text if it is invalid. */
export function readEmail(text: string): string {
  const read = v.safeParse(email, text)
  return read.success ? read.output : text
}

/** The number in its stored form. Null without a valid country code. */
export function toMobile(text: string): string | null {
  const read = v.safeParse(mobile, text)
  return read.success ? read.output : null
}
