import { FormattedMessage } from 'react-intl'
import { Link, useSearch } from 'wouter'
import { productName } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { readReturnTo } from '../../routing/guard.ts'
import { useSession } from './useSession.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { PasswordField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { useSlots } from '../shell/slots.ts'
import { AccountField } from './accountFields.tsx'
import { PasskeyButton } from './passkeyButton.tsx'
import { usePasskeySuggestions } from './usePasskeySuggestions.ts'
import { checkLogin } from './accountChecks.ts'
import styles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'

export function Screen() {
  const { login, submitting, loginFailure, isPasskeyUnsupported, requestPasskey } = useSession()
  usePasskeySuggestions()
  const returnTo = readReturnTo(useSearch())
  const { WantedGoods } = useSlots()
  const form = useForm({ initial: { account: '', password: '' }, check: checkLogin })

  return (
    <RouteScreen>
      <form className={styles.form} method="dialog" noValidate onSubmit={form.submit(login)}>
        <WantedGoods returnTo={returnTo} />
        <div className={styles.lead}>
          <p className={styles.welcome}>
            <FormattedMessage
              id="login.welcome"
              defaultMessage="Welcome to {productName}"
              values={{ productName }}
            />
          </p>
          <p className={styles.soft}>
            <FormattedMessage
              id="login.lead"
              defaultMessage="Sign in, or create an account in a minute. Your cart comes along."
            />
          </p>
        </div>
        <AccountField field={form.field('account')} takesPasskeys />
        <PasswordField
          label={<FormattedMessage id="login.password" defaultMessage="Password" />}
          field={form.field('password')}
          autoComplete="current-password"
        />
        <Refusal failure={loginFailure} />
        {isPasskeyUnsupported ? (
          <Callout tone="bad">
            <FormattedMessage
              id="login.passkeyUnsupported"
              defaultMessage="This browser can’t use a passkey here. Please sign in with your password."
            />
          </Callout>
        ) : null}
        <Button type="submit" wide busy={submitting}>
          <FormattedMessage id="login.submit" defaultMessage="Sign in" />
        </Button>
        <ButtonLink
          href={hrefs.register(returnTo === '/' ? undefined : returnTo)}
          replace
          variant="secondary"
          wide
        >
          <FormattedMessage id="login.register" defaultMessage="Create account" />
        </ButtonLink>
        <PasskeyButton busy={submitting} onClick={requestPasskey} />
        <div className={styles.links}>
          <Link href={hrefs.forgotPassword()} className={styles.link}>
            <FormattedMessage id="login.forgot" defaultMessage="Forgot password" />
          </Link>
        </div>
      </form>
    </RouteScreen>
  )
}
