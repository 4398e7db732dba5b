import { FormattedMessage } from 'react-intl'
import { Link, useSearch } from 'wouter'
import { productName } from '../../constants.ts'
import { hrefs, readReturnTo } from '../../routes.ts'
import { rules } from '../bindings/accountRules.ts'
import { useReadPhone } from '../bindings/phones.ts'
import type { ReadPhone } from '../bindings/phones.ts'
import { useSession } from '../bindings/session.tsx'
import { Button } from '../shared/button.tsx'
import { PasswordField, TextField } from '../shared/field.tsx'
import { useForm } from '../shared/form.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { checkRegistration } from './checks.ts'
import type { RegistrationValues } from './checks.ts'
import styles from './form.module.css'
import { Refusal } from './refusal.tsx'

const empty = { account: '', password: '', repeated: '', email: '', mobile: '' }

export function Screen() {
  const { register, submitting, failure } = useSession()
  const returnTo = readReturnTo(useSearch())
  const readPhone = useReadPhone()
  const form = useForm({
    initial: empty,
    check: (values) => checkRegistration(values, readPhone),
  })

  return (
    <RouteScreen>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit((values) => register(registrationOf(values, readPhone)))}
      >
        <div className={styles.lead}>
          <p className={styles.welcome}>
            <FormattedMessage
              id="register.welcome"
              defaultMessage="Open an account at {productName}"
              values={{ productName }}
            />
          </p>
        </div>
        <TextField
          label={<FormattedMessage id="login.account" defaultMessage="Account" />}
          hint={
            <FormattedMessage
              id="register.accountHint"
              defaultMessage="A name or an email address to sign in with."
            />
          }
          field={form.field('account')}
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordField
          label={<FormattedMessage id="login.password" defaultMessage="Password" />}
          hint={
            <FormattedMessage
              id="register.passwordHint"
              defaultMessage="At least {count} characters."
              values={{ count: rules.minPasswordLength }}
            />
          }
          field={form.field('password')}
          autoComplete="new-password"
        />
        <PasswordField
          label={<FormattedMessage id="register.repeated" defaultMessage="Password again" />}
          field={form.field('repeated')}
          autoComplete="new-password"
        />
        <TextField
          label={<FormattedMessage id="register.email" defaultMessage="Email" />}
          optional
          field={form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          label={<FormattedMessage id="register.mobile" defaultMessage="Mobile phone" />}
          hint={
            <FormattedMessage
              id="register.mobileHint"
              defaultMessage="With the country code, such as +44."
            />
          }
          optional
          field={form.field('mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Refusal failure={failure} />
        <Button type="submit" wide busy={submitting}>
          <FormattedMessage id="register.submit" defaultMessage="Sign up" />
        </Button>
        <div className={styles.links}>
          <Link
            href={hrefs.login(returnTo === '/' ? undefined : returnTo)}
            replace
            className={styles.link}
          >
            <FormattedMessage id="register.login" defaultMessage="Have an account? Sign in" />
          </Link>
        </div>
      </form>
    </RouteScreen>
  )
}

function registrationOf(
  { account, password, email, mobile }: RegistrationValues,
  readPhone: ReadPhone,
) {
  const number = readPhone(mobile)
  return {
    account,
    password,
    ...(email.trim() === '' ? {} : { email }),
    ...(number === null ? {} : { mobile: number }),
  }
}
