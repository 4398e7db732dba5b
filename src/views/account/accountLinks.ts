import {
  Bell,
  CircleHelp,
  Handshake,
  Headset,
  Heart,
  MapPin,
  Package,
  RectangleEllipsis,
  Scale,
  Settings,
  ShieldCheck,
  UserPen,
  Wallet,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'

const labels = defineMessages({
  orders: { id: 'title.myPurchases', defaultMessage: 'My orders' },
  addresses: { id: 'me.addresses', defaultMessage: 'Addresses' },
  wallet: { id: 'me.wallet', defaultMessage: 'Wallet' },
  payCode: { id: 'me.payCode', defaultMessage: 'Payment code' },
  favourites: { id: 'me.favourites', defaultMessage: 'Favourites' },
  notifications: { id: 'me.notifications', defaultMessage: 'Notifications' },
  profile: { id: 'me.profile', defaultMessage: 'Profile' },
  security: { id: 'me.security', defaultMessage: 'Security' },
  setting: { id: 'me.setting', defaultMessage: 'Settings' },
  help: { id: 'me.help', defaultMessage: 'Help and support' },
  service: { id: 'me.service', defaultMessage: 'Customer service' },
  law: { id: 'me.law', defaultMessage: 'Legal' },
  platform: { id: 'me.platform', defaultMessage: 'Sell on the platform' },
})

interface AccountLink {
  href: string
  label: MessageDescriptor
  Icon: LucideIcon
}

const link = {
  orders: { href: hrefs.myPurchases(), label: labels.orders, Icon: Package },
  addresses: { href: hrefs.address(), label: labels.addresses, Icon: MapPin },
  favourites: { href: hrefs.myFavourite(), label: labels.favourites, Icon: Heart },
  notifications: { href: hrefs.notification(), label: labels.notifications, Icon: Bell },
  wallet: { href: hrefs.payment(), label: labels.wallet, Icon: Wallet },
  payCode: { href: hrefs.changePayPwd(), label: labels.payCode, Icon: RectangleEllipsis },
  profile: { href: hrefs.profile(), label: labels.profile, Icon: UserPen },
  security: { href: hrefs.security(), label: labels.security, Icon: ShieldCheck },
  setting: { href: hrefs.setting(), label: labels.setting, Icon: Settings },
  help: { href: hrefs.helpAndSupport(), label: labels.help, Icon: CircleHelp },
  service: { href: hrefs.service(), label: labels.service, Icon: Headset },
  law: { href: hrefs.law(), label: labels.law, Icon: Scale },
  platform: { href: hrefs.platform(), label: labels.platform, Icon: Handshake },
} satisfies Record<string, AccountLink>

type Groups = readonly (readonly AccountLink[])[]

/** The rows of Me. Settings has the rows that are not here. */
export const meLinks: Groups = [
  [link.addresses, link.favourites, link.notifications],
  [link.wallet, link.payCode],
  [link.setting, link.help, link.service, link.platform],
]

/** The entries of the menu next to the account's screens. */
export const menuLinks: Groups = [
  [link.orders, link.favourites, link.notifications, link.addresses],
  [link.wallet, link.payCode],
  [link.profile, link.security, link.setting],
  [link.help, link.service, link.law, link.platform],
]
