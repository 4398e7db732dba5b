import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { minPasswordLength } from '../../../contract/account.ts'
import { PasswordField, TextField } from '../ui/field.tsx'
import type { FieldBinding } from '../ui/form.ts'
import type { Group } from '../ui/grouping.ts'

interface AccountFieldProps {
  field: FieldBinding<string>
  hint?: ReactNode
  takesFocus?: boolean
}

export function AccountField({
  field,
  hint,
  takesFocus,
  takesPasskeys = false,
}: AccountFieldProps & {
  /** Lists the device's passkeys among the suggestions. */
  takesPasskeys?: boolean
}) {
  return (
    <TextField
      label={<FormattedMessage id="login.account" defaultMessage="Account" />}
      hint={hint}
      field={field}
      autoComplete={takesPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      takesFocus={takesFocus}
    />
  )
}

export function EmailField({ field, hint, takesFocus }: AccountFieldProps) {
  return (
    <TextField
      label={<FormattedMessage id="register.email" defaultMessage="Email" />}
      hint={hint}
      optional
      field={field}
      type="email"
      inputMode="email"
      autoComplete="email"
      takesFocus={takesFocus}
    />
  )
}

export const countryCodeHint = (
  <FormattedMessage id="register.mobileHint" defaultMessage="With the country code, such as +44." />
)

export function MobileField({ field, group }: Pick<AccountFieldProps, 'field'> & { group: Group }) {
  return (
    <TextField
      label={<FormattedMessage id="register.mobile" defaultMessage="Mobile phone" />}
      hint={countryCodeHint}
      optional
      field={field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      group={group}
    />
  )
}

/** The field for a newly chosen password. */
export function ChosenPasswordField({
  label,
  field,
}: {
  label: ReactNode
  field: FieldBinding<string>
}) {
  return (
    <PasswordField
      label={label}
      hint={
        <FormattedMessage
          id="register.passwordHint"
          defaultMessage="At least {count} characters."
          values={{ count: minPasswordLength }}
        />
      }
      field={field}
      autoComplete="new-password"
    />
  )
}

/** The fields for a new password and its repetition. */
export function NewPasswordFields({
  fieldOf,
}: {
  fieldOf: (name: 'password' | 'repeated') => FieldBinding<string>
}) {
  return (
    <>
      <ChosenPasswordField
        label={<FormattedMessage id="password.new" defaultMessage="New password" />}
        field={fieldOf('password')}
      />
      <PasswordField
        label={<FormattedMessage id="password.repeated" defaultMessage="New password again" />}
        field={fieldOf('repeated')}
        autoComplete="new-password"
      />
    </>
  )
}
