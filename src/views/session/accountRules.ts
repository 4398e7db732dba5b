import { defineMessages } from 'react-intl'
import * as v from 'valibot'
import { email, login, mobile, password, register } from '../../../contract/account.ts'
import type { FieldRule } from '../ui/fieldRules.ts'

/** The spec's validation texts, point 5, and our own next to them. */
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

/** The contract's rules for what shoppers say of themselves on several screens. */
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

/** The address as it is stored; as it was typed where it isn't one. */
export function readEmail(text: string): string {
  const read = v.safeParse(email, text)
  return read.success ? read.output : text
}

/** The number as it is stored, or null when it isn't one with its country code. */
export function toMobile(text: string): string | null {
  const read = v.safeParse(mobile, text)
  return read.success ? read.output : null
}
