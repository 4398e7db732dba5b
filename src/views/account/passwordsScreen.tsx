import { KeyRound, LifeBuoy, WalletCards } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routes.ts'
import { useSession } from '../bindings/session.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { LinkRow, LinkRows } from '../shared/linkRows.tsx'
import { PayCodeChip } from './payCodeChip.tsx'

export function Screen() {
  const { userInfo } = useSession()
  return (
    <RouteScreen>
      <LinkRows>
        <LinkRow href={hrefs.changePassword()} Icon={KeyRound}>
          <FormattedMessage id="passwords.login" defaultMessage="Change login password" />
        </LinkRow>
        <LinkRow
          href={hrefs.changePayPwd(hrefs.passwords())}
          Icon={WalletCards}
          end={<PayCodeChip isSet={userInfo?.payCodeSet ?? null} />}
        >
          <FormattedMessage id="me.payCode" defaultMessage="Payment code" />
        </LinkRow>
        <LinkRow href={hrefs.forgotPassword()} Icon={LifeBuoy}>
          <FormattedMessage id="passwords.forgot" defaultMessage="Forgot login password" />
        </LinkRow>
      </LinkRows>
    </RouteScreen>
  )
}
