import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useSession } from '../session/useSession.tsx'
import { ButtonLink, Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { Link } from 'wouter'
import { useChangePassword } from './usePasswords.ts'
import { PasswordField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { NewPasswordFields } from '../session/accountFields.tsx'
import { PasskeyToggle } from '../session/passkeyToggle.tsx'
import { AccountHint } from '../session/accountHint.tsx'
import { checkPasswordChange } from './passwordChecks.ts'
import styles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'

const empty = { oldPassword: '', password: '', repeated: '' }

function PasswordForm() {
  const [isByPasskey, setByPasskey] = useState(false)
  const form = useForm({
    initial: empty,
    check: (values) => checkPasswordChange(values, { isByPasskey }),
  })
  const changing = useChangePassword()
  const { userInfo } = useSession()
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={form.submit(({ oldPassword, password }) =>
        changing.submit(isByPasskey ? { password } : { oldPassword, password }),
      )}
      onChange={changing.edited}
    >
      <p className={styles.soft}>
        <FormattedMessage
          id="password.lead"
          defaultMessage="Every device is signed out afterwards, this one too."
        />
      </p>
      <AccountHint account={userInfo?.account} />
      {isByPasskey ? null : (
        <PasswordField
          label={<FormattedMessage id="password.old" defaultMessage="Old password" />}
          field={form.field('oldPassword')}
          autoComplete="current-password"
        />
      )}
      <PasskeyToggle
        isOn={isByPasskey}
        onToggle={() => {
          setByPasskey(!isByPasskey)
          changing.edited()
        }}
      />
      <NewPasswordFields fieldOf={form.field} />
      <Refusal failure={changing.failure} />
      <Button type="submit" wide busy={changing.busy}>
        <FormattedMessage id="password.submit" defaultMessage="Change password" />
      </Button>
      <div className={styles.links}>
        <Link href={hrefs.forgotPassword()} className={styles.link}>
          <FormattedMessage id="login.forgot" defaultMessage="Forgot password" />
        </Link>
      </div>
    </form>
  )
}

/** The spec makes this path public: a guest sees links to sign in or reset the password. */
export function Screen() {
  const { loggedIn } = useSession()
  return (
    <RouteScreen>
      {loggedIn ? (
        <PasswordForm />
      ) : (
        <EmptyState
          icon={<KeyRound size={40} strokeWidth={1.5} />}
          title={
            <FormattedMessage
              id="password.guest"
              defaultMessage="Sign in to change your password"
            />
          }
          hint={
            <FormattedMessage
              id="password.guestHint"
              defaultMessage="If you have forgotten it, a code by mail lets you choose a new one."
            />
          }
          action={
            <>
              <ButtonLink href={hrefs.login(hrefs.changePassword())}>
                <FormattedMessage id="login.submit" defaultMessage="Sign in" />
              </ButtonLink>
              <ButtonLink href={hrefs.forgotPassword()} variant="quiet">
                <FormattedMessage id="login.forgot" defaultMessage="Forgot password" />
              </ButtonLink>
            </>
          }
        />
      )}
    </RouteScreen>
  )
}
