import {
  Bell,
  CircleHelp,
  Globe,
  Headset,
  KeyRound,
  LogOut,
  MapPin,
  Scale,
  ShieldCheck,
  UserPen,
  Wallet,
} from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { version } from '../../../package.json'
import { productName } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { LanguageName } from '../language/languageName.tsx'
import { PanelStack } from '../ui/panel.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { LinkRow, LinkRows } from '../ui/linkRows.tsx'
import { LogoutDialog } from '../session/logoutDialog.tsx'
import { useLeaving } from '../session/useLeaving.ts'
import me from './me.module.css'
import styles from '../ui/rows.module.css'

export function Screen() {
  const leaving = useLeaving('settings')
  return (
    <RouteScreen>
      <PanelStack narrow>
        <AccountLinks />
        <LinkRows>
          <LinkRow href={hrefs.helpAndSupport()} Icon={CircleHelp}>
            <FormattedMessage id="me.help" defaultMessage="Help and support" />
          </LinkRow>
          <LinkRow href={hrefs.service()} Icon={Headset}>
            <FormattedMessage id="me.service" defaultMessage="Customer service" />
          </LinkRow>
          <LinkRow href={hrefs.law()} Icon={Scale}>
            <FormattedMessage id="me.law" defaultMessage="Legal" />
          </LinkRow>
        </LinkRows>
        <div className={styles.rows}>
          <button type="button" className={styles.row} onClick={() => leaving.ask(null)}>
            <LogOut size={20} strokeWidth={1.75} className={styles.icon} aria-hidden />
            <span className={me.logout}>
              <FormattedMessage id="me.logout" defaultMessage="Log out" />
            </span>
          </button>
        </div>
        <p className={styles.version}>
          <FormattedMessage
            id="setting.version"
            defaultMessage="{productName}, version {version}"
            values={{ productName, version }}
          />
        </p>
      </PanelStack>
      <LogoutDialog leaving={leaving} />
    </RouteScreen>
  )
}

function AccountLinks() {
  return (
    <LinkRows>
      <LinkRow href={hrefs.profile()} Icon={UserPen}>
        <FormattedMessage id="me.profile" defaultMessage="Profile" />
      </LinkRow>
      <LinkRow href={hrefs.security()} Icon={ShieldCheck}>
        <FormattedMessage id="me.security" defaultMessage="Security" />
      </LinkRow>
      <LinkRow href={hrefs.passwords()} Icon={KeyRound}>
        <FormattedMessage id="title.passwords" defaultMessage="Passwords" />
      </LinkRow>
      <LinkRow href={hrefs.payment()} Icon={Wallet}>
        <FormattedMessage id="me.wallet" defaultMessage="Wallet" />
      </LinkRow>
      <LinkRow href={hrefs.address()} Icon={MapPin}>
        <FormattedMessage id="me.addresses" defaultMessage="Addresses" />
      </LinkRow>
      <LinkRow href={hrefs.notification()} Icon={Bell}>
        <FormattedMessage id="me.notifications" defaultMessage="Notifications" />
      </LinkRow>
      <LinkRow
        href={hrefs.language()}
        Icon={Globe}
        end={
          <span className={styles.soft}>
            <LanguageName />
          </span>
        }
      >
        <FormattedMessage id="me.language" defaultMessage="Language" />
      </LinkRow>
    </LinkRows>
  )
}
