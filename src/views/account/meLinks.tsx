import {
  Bell,
  ChevronRight,
  CircleHelp,
  Handshake,
  Headset,
  Heart,
  LogOut,
  MapPin,
  RectangleEllipsis,
  Settings,
  Wallet,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { useUnreadNotices } from '../notices/useUnreadNotices.ts'
import { Chip } from '../ui/chip.tsx'
import { CountText } from '../ui/countText.tsx'
import styles from './me.module.css'
import rows from '../ui/rows.module.css'
import type { KnownShopper } from './walletCard.tsx'

const labels = defineMessages({
  addresses: { id: 'me.addresses', defaultMessage: 'Addresses' },
  wallet: { id: 'me.wallet', defaultMessage: 'Wallet' },
  payCode: { id: 'me.payCode', defaultMessage: 'Payment code' },
  favourites: { id: 'me.favourites', defaultMessage: 'Favourites' },
  notifications: { id: 'me.notifications', defaultMessage: 'Notifications' },
  setting: { id: 'me.setting', defaultMessage: 'Settings' },
  help: { id: 'me.help', defaultMessage: 'Help and support' },
  service: { id: 'me.service', defaultMessage: 'Customer service' },
  platform: { id: 'me.platform', defaultMessage: 'Sell on the platform' },
})

interface MeLink {
  href: string
  label: MessageDescriptor
  Icon: LucideIcon
}

/** Settings has the rows that are not here. */
const groups: readonly (readonly MeLink[])[] = [
  [
    { href: hrefs.address(), label: labels.addresses, Icon: MapPin },
    { href: hrefs.myFavourite(), label: labels.favourites, Icon: Heart },
    { href: hrefs.notification(), label: labels.notifications, Icon: Bell },
  ],
  [
    { href: hrefs.payment(), label: labels.wallet, Icon: Wallet },
    { href: hrefs.changePayPwd(), label: labels.payCode, Icon: RectangleEllipsis },
  ],
  [
    { href: hrefs.setting(), label: labels.setting, Icon: Settings },
    { href: hrefs.helpAndSupport(), label: labels.help, Icon: CircleHelp },
    { href: hrefs.service(), label: labels.service, Icon: Headset },
    { href: hrefs.platform(), label: labels.platform, Icon: Handshake },
  ],
]

export function MeLinks({ userInfo, onLogout }: { userInfo: KnownShopper; onLogout: () => void }) {
  const unread = useUnreadNotices()
  return (
    <>
      {groups.map((links) => (
        <ul key={links[0]?.href} className={rows.rows}>
          {links.map(({ href, label, Icon }) => (
            <li key={href}>
              <Link href={href} className={rows.row}>
                <Icon size={20} strokeWidth={1.75} className={rows.icon} aria-hidden />
                <span className={rows.pair}>
                  <span className={rows.words}>
                    <FormattedMessage {...label} />
                  </span>
                  {href === hrefs.changePayPwd() && userInfo?.payCodeSet === false ? (
                    <Chip tone="wait">
                      <FormattedMessage id="me.payCodeNotSet" defaultMessage="Not set" />
                    </Chip>
                  ) : null}
                  {href === hrefs.notification() && unread > 0 ? (
                    <Chip tone="action">
                      <FormattedMessage
                        id="me.unread"
                        defaultMessage="{count} unread"
                        values={{ count: <CountText count={unread} /> }}
                      />
                    </Chip>
                  ) : null}
                </span>
                <ChevronRight size={18} className={rows.icon} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <div className={rows.rows}>
        <button type="button" className={rows.row} onClick={onLogout}>
          <LogOut size={20} strokeWidth={1.75} className={rows.icon} aria-hidden />
          <span className={styles.logout}>
            <FormattedMessage id="me.logout" defaultMessage="Log out" />
          </span>
        </button>
      </div>
    </>
  )
}
