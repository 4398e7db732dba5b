import { normalizeText } from '../../../contract/normalizeText.ts'
import { readEmail, accountRules, accountTexts as texts } from '../session/accountRules.ts'
import type { ReadPhone } from '../session/phones.ts'
import { errorsOf, wrongOf } from '../ui/fieldRules.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'

export type ProfileFormValues = Readonly<
  Record<'givenName' | 'familyName' | 'mobile' | 'email' | 'password', string>
>

/** Changing the saved email needs the password, or a passkey. */
export function checkProfile(
  { mobile, email, password }: ProfileFormValues,
  savedEmail: string,
  readPhone: ReadPhone,
  { isByPasskey = false } = {},
): FieldErrors<ProfileFormValues> {
  return errorsOf<ProfileFormValues>({
    mobile: normalizeText(mobile) === '' || readPhone(mobile) ? null : texts.mobile,
    email: wrongOf(email, accountRules.email),
    password:
      !isByPasskey && readEmail(email) !== savedEmail && password === ''
        ? texts.loginPassword
        : null,
  })
}
