import { accountRules } from './accountRules.ts'
import { brokenRules, errorsOf } from '../ui/fieldRules.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'

export type LoginValues = Readonly<Record<'account' | 'password', string>>
export type RegistrationValues = Readonly<Record<'account' | 'password' | 'email', string>>

export function checkLogin(values: LoginValues): FieldErrors<LoginValues> {
  return errorsOf<LoginValues>(
    brokenRules(values, {
      account: accountRules.givenAccount,
      password: accountRules.givenPassword,
    }),
  )
}

export function checkRegistration(values: RegistrationValues): FieldErrors<RegistrationValues> {
  return errorsOf<RegistrationValues>(
    brokenRules(values, {
      account: accountRules.newAccount,
      password: accountRules.newPassword,
      email: accountRules.email,
    }),
  )
}
