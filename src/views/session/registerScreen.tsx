import { FormattedMessage } from 'react-intl'
import { Link, useSearch } from 'wouter'
import { normalizeText } from '../../../contract/normalizeText.ts'
import { productName } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { readReturnTo } from '../../routing/guard.ts'
import { useSession } from './useSession.tsx'
import { Button } from '../ui/button.tsx'
import { useForm } from '../ui/form.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { useSlots } from '../shell/slots.ts'
import { AcceptedTerms } from './acceptedTerms.tsx'
import { AccountField, ChosenPasswordField } from './accountFields.tsx'
import { checkRegistration } from './accountChecks.ts'
import type { RegistrationValues } from './accountChecks.ts'
import { MailOffer } from './mailOffer.tsx'
import styles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'

const empty = { account: '', password: '', email: '' }

export function Screen() {
  const { register, submitting, registrationFailure } = useSession()
  const returnTo = readReturnTo(useSearch())
  const { WantedGoods } = useSlots()
  const form = useForm({ initial: empty, check: checkRegistration })

  return (
    <RouteScreen>
      <form
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={form.submit((values) => register(registrationOf(values)))}
      >
        <WantedGoods returnTo={returnTo} />
        <div className={styles.lead}>
          <p className={styles.welcome}>
            <FormattedMessage
              id="register.welcome"
              defaultMessage="Open an account at {productName}"
              values={{ productName }}
            />
          </p>
          <p className={styles.soft}>
            <FormattedMessage
              id="register.balance"
              defaultMessage="It comes with a balance: top it up in your wallet, and pay every order from it with a code."
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
          takesFocus
        />
        <ChosenPasswordField
          label={<FormattedMessage id="login.password" defaultMessage="Password" />}
          field={form.field('password')}
        />
        <MailOffer field={form.field('email')} />
        <Refusal failure={registrationFailure} />
        <Button type="submit" wide busy={submitting}>
          <FormattedMessage id="register.submit" defaultMessage="Create account" />
        </Button>
        <AcceptedTerms />
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

function registrationOf({ account, password, email }: RegistrationValues) {
  return { account, password, ...(normalizeText(email) === '' ? {} : { email }) }
}
