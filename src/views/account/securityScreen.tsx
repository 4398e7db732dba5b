import { KeyRound, Mail, WalletCards } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routes.ts'
import { useSessions } from '../bindings/passwords.ts'
import { useSession } from '../bindings/session.tsx'
import { useShown } from '../bindings/useShown.ts'
import { FailedFace } from '../shared/faces.tsx'
import { PanelColumns } from '../shared/panel.tsx'
import { Skeleton, SkeletonGroup } from '../shared/skeleton.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { LinkRow, LinkRows } from '../shared/linkRows.tsx'
import { PayCodeChip } from './payCodeChip.tsx'
import { SessionList } from './sessionList.tsx'
import type { KnownShopper } from './walletCard.tsx'

export function Screen() {
  const { userInfo, refreshInfo } = useSession()
  const sessions = useSessions()
  useShown(refreshInfo)
  return (
    <RouteScreen>
      <PullToRefresh
        refreshing={sessions.busy}
        failed={sessions.failure !== null}
        onRefresh={() => {
          refreshInfo()
          sessions.refresh()
        }}
      >
        <PanelColumns
          aside={
            sessions.state === 'filled' ? (
              <SessionList sessions={sessions.data.list} show={sessions.replace} />
            ) : sessions.state === 'loading' ? (
              <SkeletonGroup>
                <Skeleton shape="block" height="220px" />
              </SkeletonGroup>
            ) : (
              <FailedFace failure={sessions.failure} onRetry={sessions.retry} />
            )
          }
        >
          <Secrets userInfo={userInfo} />
        </PanelColumns>
      </PullToRefresh>
    </RouteScreen>
  )
}

function Secrets({ userInfo }: { userInfo: KnownShopper }) {
  const mail = userInfo ? mailOf(userInfo) : null
  return (
    <LinkRows>
      <LinkRow href={hrefs.changePassword()} Icon={KeyRound}>
        <FormattedMessage id="security.password" defaultMessage="Login password" />
      </LinkRow>
      <LinkRow
        href={hrefs.changePayPwd(hrefs.security())}
        Icon={WalletCards}
        end={<PayCodeChip isSet={userInfo?.payCodeSet ?? null} />}
      >
        <FormattedMessage id="me.payCode" defaultMessage="Payment code" />
      </LinkRow>
      <LinkRow
        href={hrefs.profile()}
        Icon={Mail}
        note={
          userInfo === null ? null : mail === null ? (
            <FormattedMessage
              id="security.noMail"
              defaultMessage="None yet: without one a forgotten password can’t be reset"
            />
          ) : (
            mail
          )
        }
      >
        <FormattedMessage id="security.mail" defaultMessage="Mail address for codes" />
      </LinkRow>
    </LinkRows>
  )
}

/** Where the server mails codes: an account name that is an address serves as well. */
function mailOf({ email, account }: NonNullable<KnownShopper>): string | null {
  return email ?? (account.includes('@') ? account : null)
}
