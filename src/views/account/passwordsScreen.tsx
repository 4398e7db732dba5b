import { KeyRound, LifeBuoy, RectangleEllipsis } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useSession } from '../session/useSession.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { LinkRow, LinkRows } from '../ui/linkRows.tsx'
import { PayCodeChip } from '../payment/payCodeChip.tsx'

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
          Icon={RectangleEllipsis}
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
