import { KeyRound } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useSession } from '../session/useSession.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { PasswordForm } from './passwordForm.tsx'

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
