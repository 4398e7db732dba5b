import { defineMessages } from 'react-intl'
import { resetCode } from '../../../contract/passwords.ts'
import { login } from '../../../contract/account.ts'
import { accountRules, accountTexts } from '../session/accountRules.ts'
import { brokenRules, errorsOf, wrongOf } from '../ui/fieldRules.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'

const texts = defineMessages({
  oldPassword: { id: 'check.oldPassword', defaultMessage: 'Please fill in the old password' },
  passwordSame: {
    id: 'check.passwordSame',
    defaultMessage: 'The new password must differ from the old one',
  },
  resetCode: { id: 'check.resetCode', defaultMessage: 'Please fill in the 8 digits of the code' },
  accountMissing: { id: 'check.accountMissing', defaultMessage: 'Please fill in your account' },
})

export type PasswordChangeValues = Readonly<Record<'oldPassword' | 'password' | 'repeated', string>>
export type PasswordResetValues = Readonly<Record<'code' | 'password' | 'repeated', string>>

export function checkPasswordChange(
  values: PasswordChangeValues,
  { isByPasskey = false } = {},
): FieldErrors<PasswordChangeValues> {
  const { oldPassword, password, repeated } = values
  const isSame = !isByPasskey && oldPassword !== '' && password === oldPassword
  return errorsOf<PasswordChangeValues>({
    oldPassword: !isByPasskey && oldPassword === '' ? texts.oldPassword : null,
    password: wrongOf(password, accountRules.newPassword) ?? (isSame ? texts.passwordSame : null),
    repeated: repeated === password ? null : accountTexts.passwordsDiffer,
  })
}

export function checkAccount(values: { account: string }): FieldErrors<{ account: string }> {
  const { account } = login.input.entries
  return errorsOf<{ account: string }>(
    brokenRules(values, {
      account: { schema: account, missing: texts.accountMissing, wrong: accountTexts.account },
    }),
  )
}

export function checkPasswordReset(values: PasswordResetValues): FieldErrors<PasswordResetValues> {
  const { code, password, repeated } = values
  const codeRule = { schema: resetCode, missing: texts.resetCode, wrong: texts.resetCode }
  return errorsOf<PasswordResetValues>({
    code: wrongOf(code, codeRule),
    password: wrongOf(password, accountRules.newPassword),
    repeated: repeated === password ? null : accountTexts.passwordsDiffer,
  })
}
