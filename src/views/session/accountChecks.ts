import { accountRules, accountTexts as texts } from './accountRules.ts'
import type { ReadPhone } from './phones.ts'
import { brokenRules, errorsOf } from '../ui/fieldRules.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'

export type LoginValues = Readonly<Record<'account' | 'password', string>>
export type RegistrationValues = Readonly<
  Record<'account' | 'password' | 'repeated' | 'email' | 'mobile', string>
>

export function checkLogin(values: LoginValues): FieldErrors<LoginValues> {
  return errorsOf<LoginValues>(
    brokenRules(values, {
      account: accountRules.givenAccount,
      password: accountRules.givenPassword,
    }),
  )
}

export function checkRegistration(
  values: RegistrationValues,
  readPhone: ReadPhone,
): FieldErrors<RegistrationValues> {
  const { password, repeated, mobile } = values
  return errorsOf<RegistrationValues>({
    ...brokenRules(values, {
      account: accountRules.newAccount,
      password: accountRules.newPassword,
      email: accountRules.email,
    }),
    repeated: repeated === password ? null : texts.passwordsDiffer,
    mobile: mobile.trim() === '' || readPhone(mobile) ? null : texts.mobile,
  })
}
