import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearch } from 'wouter'
import { productName } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { readReturnTo } from '../../routing/guard.ts'
import { useReadPhone } from './phones.ts'
import type { ReadPhone } from './phones.ts'
import { useSession } from './useSession.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { AccountField, ChosenPasswordField, EmailField, MobileField } from './accountFields.tsx'
import { checkRegistration } from './accountChecks.ts'
import type { RegistrationValues } from './accountChecks.ts'
import styles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'

const empty = { account: '', password: '', repeated: '', email: '', mobile: '' }

export function Screen() {
  const { register, submitting, registrationFailure } = useSession()
  const returnTo = readReturnTo(useSearch())
  const [hasPhone, setHasPhone] = useState(false)
  const readPhone = useReadPhone(hasPhone)
  const form = useForm({
    initial: empty,
    check: (values) => checkRegistration(values, readPhone),
  })
  if (!hasPhone && form.values.mobile !== '') setHasPhone(true)

  return (
    <RouteScreen>
      <form
        className={styles.form}
        method="dialog"
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
        <AccountField
          hint={
            <FormattedMessage
              id="register.accountHint"
              defaultMessage="A name or an email address to sign in with."
            />
          }
          field={form.field('account')}
        />
        <ChosenPasswordField
          label={<FormattedMessage id="login.password" defaultMessage="Password" />}
          field={form.field('password')}
        />
        <PasswordField
          label={<FormattedMessage id="register.repeated" defaultMessage="Password again" />}
          field={form.field('repeated')}
          autoComplete="new-password"
        />
        <EmailField field={form.field('email')} />
        <MobileField field={form.field('mobile')} />
        <Refusal failure={registrationFailure} />
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
