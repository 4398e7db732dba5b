import { Compass, House, ShoppingCart, UserRound } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { productName } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useCartLink } from '../cart/guestCart.ts'
import { useUnreadNotices } from '../notices/useUnreadNotices.ts'
import { classNames } from '../ui/classNames.ts'
import { CountBadge } from '../ui/countBadge.tsx'
import { CartBadge, shortCount } from './cartBadge.tsx'
import { scrollToApp } from './scrollToApp.ts'
import styles from './tabBar.module.css'

const labels = defineMessages({
  home: { id: 'tabs.home', defaultMessage: 'Home' },
  explore: { id: 'tabs.explore', defaultMessage: 'Explore' },
  cart: { id: 'tabs.cart', defaultMessage: 'Cart' },
  me: { id: 'tabs.me', defaultMessage: 'Me' },
})

const tabs = [
  { href: hrefs.home(), label: labels.home, Icon: House },
  { href: hrefs.explore(), label: labels.explore, Icon: Compass },
  { href: hrefs.bag(), label: labels.cart, Icon: ShoppingCart },
  { href: hrefs.me(), label: labels.me, Icon: UserRound },
] as const

/**
 * On a wide screen it is a rail at the side and stays on every screen. A tab leads back to what its
 * screen was narrowed to, and the tab one is on to its top.
 */
export function TabBar({
  path,
  search,
  hidden,
  loggedIn,
}: {
  path: string
  search: string
  hidden: boolean
  loggedIn: boolean
}) {
  const openCart = useCartLink()
  const [searches, setSearches] = useState<Readonly<Record<string, string>>>({})
  if (!hidden && (searches[path] ?? '') !== search) setSearches({ ...searches, [path]: search })
  return (
    <nav id="tabs" className={classNames(styles.bar, hidden && styles.railOnly)}>
      <p className={styles.brand}>{productName}</p>
      <ul className={styles.tabs}>
        {tabs.map(({ href, label, Icon }) => (
          <li key={href}>
            <Link
              href={searches[href] ? `${href}?${searches[href]}` : href}
              className={styles.tab}
              aria-current={path === href ? 'page' : undefined}
              onClick={(event) => {
                if (href === hrefs.bag()) openCart(event)
                if (path !== href) return
                event.preventDefault()
                scrollToApp()
              }}
            >
              <span className={styles.icon}>
                <Icon size={24} strokeWidth={path === href ? 2.25 : 1.75} aria-hidden />
                {href === hrefs.bag() ? <CartBadge className={styles.badge} /> : null}
                {href === hrefs.me() && loggedIn ? <NoticeBadge /> : null}
              </span>
              <FormattedMessage {...label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NoticeBadge() {
  const count = useUnreadNotices()
  return count === 0 ? null : (
    <CountBadge className={styles.badge}>
      <span aria-hidden>{shortCount(count)}</span>
      <span className="visuallyHidden">
        <FormattedMessage
          id="tabs.unread"
          defaultMessage="{count, plural, one {# unread notification} other {# unread notifications}}"
          values={{ count }}
        />
      </span>
    </CountBadge>
  )
}
