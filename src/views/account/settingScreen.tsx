import {
  BellRing,
  KeyRound,
  Languages,
  LogOut,
  Scale,
  ShieldCheck,
  SunMoon,
  UserPen,
} from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { version } from '../../../package.json'
import { productName } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { LanguageName } from '../language/languageName.tsx'
import { PanelStack } from '../ui/panel.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { LinkRow, LinkRows, PlainRow } from '../ui/linkRows.tsx'
import { LogoutDialog } from '../session/logoutDialog.tsx'
import { schemeLabel, SchemeSelect } from '../session/schemeChoice.tsx'
import { useLeaving } from '../session/useLeaving.ts'
import me from './me.module.css'
import styles from '../ui/rows.module.css'

export function Screen() {
  const leaving = useLeaving('settings')
  return (
    <RouteScreen>
      <PanelStack narrow>
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
        </LinkRows>
        <LinkRows>
          <LinkRow href={hrefs.notificationSettings()} Icon={BellRing}>
            <FormattedMessage
              id="title.notificationSettings"
              defaultMessage="Notification settings"
            />
          </LinkRow>
          <LinkRow
            href={hrefs.language()}
            Icon={Languages}
            end={
              <span className={styles.soft}>
                <LanguageName />
              </span>
            }
          >
            <FormattedMessage id="me.language" defaultMessage="Language" />
          </LinkRow>
          <PlainRow Icon={SunMoon} end={<SchemeSelect />}>
            <FormattedMessage {...schemeLabel} />
          </PlainRow>
        </LinkRows>
        <LinkRows>
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
