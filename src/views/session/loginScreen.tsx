import { FormattedMessage } from 'react-intl'
import { Link, useSearch } from 'wouter'
import { productName } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { readReturnTo } from '../../routing/guard.ts'
import { useSession } from './useSession.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { AccountField } from './accountFields.tsx'
import { checkLogin } from './accountChecks.ts'
import styles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'

export function Screen() {
  const { login, submitting, loginFailure } = useSession()
  const returnTo = readReturnTo(useSearch())
  const form = useForm({ initial: { account: '', password: '' }, check: checkLogin })

  return (
    <RouteScreen>
      <form className={styles.form} method="dialog" noValidate onSubmit={form.submit(login)}>
        <div className={styles.lead}>
          <p className={styles.welcome}>
            <FormattedMessage
              id="login.welcome"
              defaultMessage="Welcome back to {productName}"
              values={{ productName }}
            />
          </p>
          <p className={styles.soft}>
            <FormattedMessage
              id="login.lead"
              defaultMessage="Your cart, orders and wallet are waiting where you left them."
            />
          </p>
        </div>
        <AccountField field={form.field('account')} />
        <PasswordField
          label={<FormattedMessage id="login.password" defaultMessage="Password" />}
          field={form.field('password')}
          autoComplete="current-password"
        />
        <Refusal failure={loginFailure} />
        <Button type="submit" wide busy={submitting}>
          <FormattedMessage id="login.submit" defaultMessage="Sign in" />
        </Button>
        <div className={styles.links}>
          <Link
            href={hrefs.register(returnTo === '/' ? undefined : returnTo)}
            replace
            className={styles.link}
          >
            <FormattedMessage id="login.register" defaultMessage="New here? Sign up" />
          </Link>
          <Link href={hrefs.forgotPassword()} className={styles.link}>
            <FormattedMessage id="login.forgot" defaultMessage="Forgot password" />
          </Link>
        </div>
      </form>
    </RouteScreen>
  )
}
