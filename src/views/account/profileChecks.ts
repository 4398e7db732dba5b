import { accountRules, accountTexts as texts } from '../session/accountRules.ts'
import type { ReadPhone } from '../session/phones.ts'
import { errorsOf, wrongOf } from '../ui/fieldRules.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'

export type ProfileFormValues = Readonly<
  Record<'givenName' | 'familyName' | 'mobile' | 'email' | 'password', string>
>

/** Another email than the saved one needs the password. */
export function checkProfile(
  { mobile, email, password }: ProfileFormValues,
  savedEmail: string,
  readPhone: ReadPhone,
): FieldErrors<ProfileFormValues> {
  const movesMail = email.trim() !== savedEmail
  return errorsOf<ProfileFormValues>({
    mobile: mobile.trim() === '' || readPhone(mobile) ? null : texts.mobile,
    email: wrongOf(email, accountRules.email),
    password: movesMail && password === '' ? texts.loginPassword : null,
  })
}
