import { KeyRound } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { usePasswordReset } from './usePasswordReset.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { ResetAccountForm } from './resetAccountForm.tsx'
import { ResetCodeForm } from './resetCodeForm.tsx'

export function Screen() {
  const { actor, snapshot } = usePasswordReset()
  return (
    <RouteScreen>
      {snapshot.matches('done') ? (
        <EmptyState
          icon={<KeyRound size={40} strokeWidth={1.5} />}
          title={
            <span role="status">
              <FormattedMessage id="forgot.done" defaultMessage="Your password is changed" />
            </span>
          }
          hint={
            <FormattedMessage
              id="forgot.doneHint"
              defaultMessage="You are signed out on every device. Sign in with the new password."
            />
          }
          action={
            <ButtonLink href={hrefs.login()} replace>
              <FormattedMessage id="login.submit" defaultMessage="Sign in" />
            </ButtonLink>
          }
        />
      ) : snapshot.matches('codeSent') ? (
        <ResetCodeForm actor={actor} snapshot={snapshot} />
      ) : (
        <ResetAccountForm actor={actor} snapshot={snapshot} />
      )}
    </RouteScreen>
  )
}
