import { BellRing, Download, KeyRound, Mail, RectangleEllipsis, UserX } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useMyDataExport } from './useMyData.ts'
import { useSessions } from './usePasswords.ts'
import { useSession } from '../session/useSession.tsx'
import { useShown } from '../actors/useShown.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { PanelColumns } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { ButtonRow, LinkRow, LinkRows } from '../ui/linkRows.tsx'
import { PayCodeChip } from '../payment/payCodeChip.tsx'
import { PasskeyPanel } from './passkeyPanel.tsx'
import { SessionList } from './sessionList.tsx'
import type { KnownShopper } from './walletCard.tsx'

export function Screen() {
  const { userInfo, refreshInfo } = useSession()
  const sessions = useSessions()
  useShown(refreshInfo)
  return (
    <RouteScreen>
      <PullToRefresh
        onRefresh={() => {
          refreshInfo()
          return sessions.refresh()
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
              <FailedState failure={sessions.failure} onRetry={sessions.retry} />
            )
          }
        >
          <Secrets userInfo={userInfo} />
          <PasskeyPanel />
          <MyData />
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
        Icon={RectangleEllipsis}
        end={<PayCodeChip isSet={userInfo?.payCodeSet ?? null} />}
      >
        <FormattedMessage id="me.payCode" defaultMessage="Payment code" />
      </LinkRow>
      <LinkRow href={hrefs.notificationSettings()} Icon={BellRing}>
        <FormattedMessage id="title.notificationSettings" defaultMessage="Notification settings" />
      </LinkRow>
      <LinkRow
        href={hrefs.profile()}
        Icon={Mail}
        note={
          userInfo === null ? (
            // Keeps the line free, so that nothing moves when the address comes.
            '\u00a0'
          ) : mail === null ? (
            <FormattedMessage
              id="security.noMail"
              defaultMessage="None yet: without one a forgotten password can’t be reset"
            />
          ) : (
            mail
          )
        }
      >
        <FormattedMessage id="security.mail" defaultMessage="Recovery email" />
      </LinkRow>
    </LinkRows>
  )
}

function MyData() {
  const saving = useMyDataExport()
  return (
    <LinkRows>
      <ButtonRow Icon={Download} busy={saving.busy} onClick={() => saving.submit(null)}>
        <FormattedMessage id="myData.download" defaultMessage="Download my data" />
      </ButtonRow>
      <LinkRow href={hrefs.deleteAccount()} Icon={UserX}>
        <FormattedMessage id="title.deleteAccount" defaultMessage="Delete account" />
      </LinkRow>
    </LinkRows>
  )
}

/** The address for mailed codes. An account name that is an email address serves as well. */
function mailOf({ email, account }: NonNullable<KnownShopper>): string | null {
  return email ?? (account?.includes('@') ? account : null)
}
